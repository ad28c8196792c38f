import * as z from 'zod/mini'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import { CONTENT_ROOT, contentFile, markUntranslated, readYaml } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseInlineMarkdown } from '#src/platform/content/markdown.ts'
import type { Language } from '#src/shared/languages.ts'
import type { AiServices } from './ai-services.ts'

/** As exactly as it is known. */
const Day = z
  .string()
  .check(
    z.regex(
      /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
      'Write a day like 2026-11-20, a month or a year',
    ),
  )

const Table = z.strictObject({
  title: Words,
  description: Words,
  intro: z.array(Words).check(z.minLength(1)),
  limits: z.strictObject({ title: Words, text: z.array(Words).check(z.minLength(1)) }),
  columns: z.strictObject({ ages: Words, controls: Words, note: Words, lastChecked: Words }),
  undated: Words,
  report: z.strictObject({ title: Words, text: z.array(Words).check(z.minLength(1)) }),
  services: z
    .array(
      z.strictObject({
        name: Words,
        what: Words,
        ages: Words,
        controls: Words,
        note: Words,
        lastChecked: z.optional(Day),
        evidence: z.array(Words).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
})

/** @throws {ContentError} for the first mistake */
export function readAiServices(language: Language, known: readonly Source[], root: string = CONTENT_ROOT): AiServices {
  const file = contentFile(language, 'ai-services.yaml', root)
  const { data, mistake } = readYaml(file, Table)
  const { services, report, ...words } = data
  const cited = services.flatMap(({ name, evidence }, index) => {
    if (services.findIndex((other) => other.name === name) < index) {
      throw mistake(['services', index, 'name'], `"${name}" stands here twice.`, 'Keep one of them.')
    }
    return citeSources(known, evidence, mistake, ['services', index, 'evidence'])
  })
  return {
    ...words,
    ...markUntranslated(language, file, root),
    report: { title: report.title, text: report.text.map(parseInlineMarkdown) },
    services: services.map(({ evidence: _cited, lastChecked, ...service }) => ({
      ...service,
      ...(lastChecked === undefined ? {} : { lastChecked }),
    })),
    // Many rows rest on the same work: the page names it once.
    sources: [...new Map(cited.map((source) => [Object.values(source).join('|'), source])).values()],
  }
}
