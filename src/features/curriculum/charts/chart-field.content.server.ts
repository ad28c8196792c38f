// `chart:` of a tool: a figure of one of its sources, as bars or as dots.

import * as z from 'zod/mini'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { YamlData } from '#src/platform/content/content-yaml.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import type { Chart } from './chart.contract.ts'
import { drawBars, drawDots } from './chart-drawing.server.ts'

const Count = z.int().check(z.positive(), z.maximum(100))

export const ChartFront = z.strictObject({
  title: Words,
  caption: Words,
  /** Whose figures these are: an id that a claim of the tool cites. */
  evidence: Words,
  /** Who of its authors found them, and when; where it has several. */
  by: z.optional(Words),
  /** What follows the figure of a bar, such as "%" or "minutes". */
  unit: z.optional(Words),
  bars: z.optional(
    z
      .array(
        z.strictObject({
          label: Words,
          value: z.number().check(z.nonnegative()),
          /** In place of the figure, where the tool says it in words, such as "about a quarter". */
          says: z.optional(Words),
        }),
      )
      .check(z.minLength(1), z.maxLength(5)),
  ),
  /** So many of so many. */
  dots: z.optional(z.strictObject({ counted: Count, of: Count, label: Words, says: z.optional(Words) })),
})
export type ChartFront = z.infer<typeof ChartFront>

/** Draws the chart that a tool's front matter names. @throws {ContentError} when it is no chart, or no source is named */
export function readChart(
  language: Language,
  { data, mistake }: Pick<YamlData<{ chart?: ChartFront | undefined }>, 'data' | 'mistake'>,
  sources: readonly Source[],
): Chart | undefined {
  const { chart } = data
  if (chart === undefined) return undefined
  const { title, caption, evidence, by, unit, bars, dots } = chart
  const source = sources.find(({ id }) => id === evidence)
  if (source === undefined) {
    throw mistake(['chart', 'evidence'], `There is no source "${evidence}".`, 'Use the ids of sources.yaml.')
  }
  const words = { title, caption, source: by ?? [source.author, source.year].filter(Boolean).join(', ') }
  const rows = listFigures(language, chart)
  if (bars !== undefined && dots === undefined) {
    const labelled = rows.map(({ figure, label }, index) => ({
      label: `${figure} ${label}`,
      value: bars[index]?.value ?? 0,
    }))
    return { ...words, rows, drawing: drawBars(labelled, unit === '%' ? 100 : undefined) }
  }
  if (dots !== undefined && bars === undefined && unit === undefined && dots.counted <= dots.of) {
    return { ...words, rows, drawing: drawDots(dots.counted, dots.of) }
  }
  const mend = 'Give it either "bars" with their "unit", or "dots": so many "counted" of not fewer.'
  throw mistake(['chart'], 'This is no chart.', mend)
}

/** What its table says: of each bar, or of the dots. */
export function listFigures(language: Language, { unit, bars = [], dots }: ChartFront): Chart['rows'] {
  const t = translator(language)
  const rows = bars.map(({ label, value, says }) => ({ label, figure: says ?? writeFigure(value, unit) }))
  if (dots === undefined) return rows
  return [
    ...rows,
    {
      label: dots.label,
      figure: dots.says ?? t('chart_share', { counted: String(dots.counted), of: String(dots.of) }),
    },
  ]
}

/** A figure as the words of a tool write it: '46%', '80 minutes'. */
function writeFigure(value: number, unit: string | undefined): string {
  if (unit === undefined) return String(value)
  return unit === '%' ? `${value}%` : `${value} ${unit}`
}
