// Counts over all tools, with small numbers hidden.
import { type ShownCount, type ShownWeeks, showWeeks, suppressedSum } from '#src/shared/small-counts.ts'
import type { OverviewName } from './figures.contract.ts'
import type { Figure } from './read-figures.server.ts'

/** Each is the sum of some measures, of one subject or of all. */
const SERIES: Record<OverviewName | 'searchesWithoutResult', { measures: string[]; subject?: string }> = {
  visits: { measures: ['visit'] },
  opened: { measures: ['tool_started'] },
  finished: { measures: ['tool_completed'] },
  nextSteps: { measures: ['next_step_made'] },
  // Includes 'Partly', as in the public results.
  worked: { measures: ['outcome_worked', 'outcome_partly'] },
  helpPressed: { measures: ['button_click'], subject: 'help ' },
  searchesWithoutResult: { measures: ['search_without_result'] },
}

/** @param starts the first days of the times that the figures are of, oldest first */
function countSeries(figures: readonly Figure[], starts: readonly string[], name: keyof typeof SERIES): number[] {
  const { measures, subject = '' } = SERIES[name]
  const counted = figures.filter((one) => measures.includes(one.measure) && one.subject.startsWith(subject))
  return starts.map((start) => counted.reduce((sum, { week, count }) => (week === start ? sum + count : sum), 0))
}

/** @param mondays ISO days, oldest first */
export function showSeries(
  figures: readonly Figure[],
  mondays: readonly string[],
  name: keyof typeof SERIES,
): ShownWeeks {
  return showWeeks(countSeries(figures, mondays, name))
}

/** Rounded to tens, so that a hidden number cannot be found by subtraction. */
export function showLastDays(figures: readonly Figure[], starts: readonly string[], name: OverviewName) {
  const [before = 0, count = 0] = countSeries(figures, starts, name)
  return { name, count: toTens(count), before: toTens(before) }
}

function toTens(count: number): ShownCount {
  const shown = suppressedSum([count])
  return shown === null ? null : 10 * Math.round(shown / 10)
}
