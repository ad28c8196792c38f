// Weekly counts over all tools, with small numbers hidden.
import { showWeeks } from '#src/shared/small-counts.ts'
import type { SeriesName, WeekSeries } from './figures.contract.ts'
import type { Figure } from './read-figures.server.ts'

/** Each is the sum of some measures, of one subject or of all. */
const SERIES: Record<SeriesName, { measures: string[]; subject?: string }> = {
  visits: { measures: ['visit'] },
  opened: { measures: ['tool_started'] },
  finished: { measures: ['tool_completed'] },
  nextSteps: { measures: ['next_step_made'] },
  // 'Partly' is with it, as in what is public.
  worked: { measures: ['outcome_worked', 'outcome_partly'] },
  helpPressed: { measures: ['button_click'], subject: 'help ' },
  readersCame: { measures: ['subscription_confirmed'] },
  readersLeft: { measures: ['subscription_withdrawn'] },
  searchesWithoutResult: { measures: ['search_without_result'] },
}

/** @param mondays ISO days, oldest first */
export function showSeries(figures: readonly Figure[], mondays: readonly string[], name: SeriesName): WeekSeries {
  const { measures, subject = '' } = SERIES[name]
  const counted = figures.filter((one) => measures.includes(one.measure) && one.subject.startsWith(subject))
  const counts = mondays.map((monday) =>
    counted.reduce((sum, { week, count }) => (week === monday ? sum + count : sum), 0),
  )
  return { name, ...showWeeks(counts) }
}
