// A chart says what the tool says: each figure is in a claim with the same source, and is drawn at its value.
import { type ChartFront, listFigures } from '#src/features/curriculum/charts/chart-field.content.server.ts'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { createFinding, type Finding } from './finding.ts'

/** What fits over a bar on a phone. */
const LABEL_LENGTH = 44

/** Shares in words, as parts of 100. */
const SHARES: Record<string, number> = {
  half: 50,
  'a quarter': 25,
  'a third': 33,
  'one in five': 20,
  'seven in ten': 70,
  'nine in ten': 90,
}

export function checkChart({ file, front }: LessonFile): Finding[] {
  const { chart, claims } = front.data
  if (chart === undefined) return []
  const find = (path: (string | number)[], problem: string, mend: string) =>
    createFinding({ file, line: front.lineOf(['chart', ...path]) }, problem, mend)
  const cited = claims.filter(({ evidence }) => evidence.includes(chart.evidence)).map(({ says }) => says.toLowerCase())
  if (cited.length === 0) {
    const problem = `No claim of the tool cites "${chart.evidence}".`
    return [find(['evidence'], problem, 'A chart shows what a claim says already.')]
  }
  return listFigures('en', chart).flatMap(({ label, figure }, index) => {
    const path = chart.dots === undefined ? ['bars', index] : ['dots']
    const said = saidAs(chart, figure)
    const findings: Finding[] = []
    if (!cited.some((claim) => claim.includes(said))) {
      findings.push(find(path, `No claim on "${chart.evidence}" says "${said}".`, 'Draw only what a claim says.'))
    }
    if (!matchesWords(chart, index, said)) {
      findings.push(find(path, `"${figure}" is drawn as another share.`, 'Draw what is said, or write it in figures.'))
    }
    if (chart.bars !== undefined && `${figure} ${label}`.length > LABEL_LENGTH) {
      const problem = `"${figure} ${label}" does not fit over a bar.`
      findings.push(find(path, problem, `Keep both together to ${LABEL_LENGTH} characters.`))
    }
    return findings
  })
}

/** As a claim would say it: 22 dots in 100 are 22%. */
function saidAs({ dots }: ChartFront, figure: string): string {
  return dots !== undefined && dots.says === undefined && dots.of === 100 ? `${dots.counted}%` : figure.toLowerCase()
}

function matchesWords({ bars, dots, unit }: ChartFront, index: number, said: string): boolean {
  if (bars !== undefined && unit !== '%') return true
  const drawn = dots === undefined ? bars?.[index]?.value : (dots.counted / dots.of) * 100
  const inFigures = /(\d+(?:\.\d+)?)%/.exec(said)?.[1]
  if (inFigures !== undefined) return drawn === Number(inFigures)
  const inWords = Object.entries(SHARES).find(([words]) => said.endsWith(words))?.[1]
  return drawn === inWords || said === `${dots?.counted} in ${dots?.of}`
}
