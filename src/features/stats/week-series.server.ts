// What was counted week by week, over all tools: what the command prints is what the desk shows.
import type { Figure } from './stats.server.ts'

/** Each is the sum of some measures, of one subject or of all. */
const SERIES = {
  visits: { measures: ['visit'] },
  opened: { measures: ['tool_started'] },
  finished: { measures: ['tool_completed'] },
  promised: { measures: ['next_step_made'] },
  // 'Partly' is with it, as in what is public.
  worked: { measures: ['outcome_worked', 'outcome_partly'] },
  helpPressed: { measures: ['button_click'], subject: 'help ' },
  readersCame: { measures: ['subscription_confirmed'] },
  readersLeft: { measures: ['subscription_withdrawn'] },
  searchesInVain: { measures: ['search_without_result'] },
} satisfies Record<string, { measures: string[]; subject?: string }>

export type SeriesName = keyof typeof SERIES

/** A number for each week. @param mondays ISO days, oldest first */
export function addUpWeeks(figures: readonly Figure[], mondays: readonly string[], name: SeriesName): number[] {
  const { measures, subject = '' }: { measures: string[]; subject?: string } = SERIES[name]
  const counts = new Map(mondays.map((monday) => [monday, 0]))
  for (const figure of figures) {
    if (!measures.includes(figure.measure) || !figure.subject.startsWith(subject)) continue
    counts.set(figure.week, (counts.get(figure.week) ?? 0) + figure.count)
  }
  return mondays.map((monday) => counts.get(monday) ?? 0)
}
