// The operator's figures as text: a table a week for people, and CSV for spreadsheets.
import type { FruitlessSearch } from '#src/features/analytics/search-words.server.ts'
import { toCsv } from '#src/platform/csv.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'

import type { Figure } from './stats.server.ts'

/** Whoever runs the product reads English. */
const LOCALE = LANGUAGES[DEFAULT_LANGUAGE].tag

/** The whole way of a tool, then what people say of it. */
const COLUMNS = [
  'Tool',
  'Started',
  'Finished',
  'Promised',
  'Answered',
  'Worked',
  'Sure before, after',
  'Minutes',
  'Helpful',
  'Not helpful',
  'Reached step (times)',
  'Left at step (times)',
]
const weekFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** Other figures than those of tools, in the order in which they are shown. */
const OTHERS: [measure: string, label: string][] = [
  ['visit', 'Visits'],
  ['search_without_result', 'Searches without a result'],
  ['sign_up', 'Accounts made'],
  ['email_captured', 'Addresses given'],
  ['subscription_asked', 'Subscriptions asked for'],
  ['subscription_confirmed', 'Subscriptions confirmed'],
  ['subscription_undone', 'Departures undone'],
  ['subscription_withdrawn', 'Subscriptions ended'],
  ['subscription_bounced', 'Addresses that bounced'],
  ['subscription_complained', 'Complaints'],
  ['page_view', 'Pages seen'],
  ['button_click', 'Buttons pressed'],
]

/** Lines for a screen. @param titles a tool's title by its lesson key */
export function showFigures(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  if (figures.length === 0) return ['Nothing has been counted in this time.']
  const weeks = [...new Set(figures.map(({ week }) => week))]
  return weeks.flatMap((week) => {
    const ofWeek = figures.filter((figure) => figure.week === week)
    return [`Week of ${weekFormat.format(new Date(week))}`, ...showTools(ofWeek, titles), ...showOthers(ofWeek), '']
  })
}

/** The same tools over all weeks together; none where there is one week only. */
export function showTogether(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  const weeks = new Set(figures.map(({ week }) => week))
  if (weeks.size < 2) return []
  const together = Map.groupBy(figures, ({ measure, subject }) => `${measure} ${subject}`)
  const sums = [...together.values()].map((same): Figure => {
    const [first] = same as [Figure]
    const add = (of: (figure: Figure) => number) => same.reduce((sum, figure) => sum + of(figure), 0)
    return { ...first, count: add(({ count }) => count), seconds: add(({ seconds }) => seconds) }
  })
  return ['All these weeks together', ...showTools(sums, titles), ...showOthers(sums), '']
}

/** Lines for a screen. */
export function showSearches(searches: FruitlessSearch[]): string[] {
  if (searches.length === 0) return []
  return [
    'Searched for in vain on five days or more (days)',
    ...searches.map(({ words, days }) => `  ${words} (${days})`),
  ]
}

/** One row a figure, with a header. */
export function writeFiguresCsv(figures: Figure[]): string {
  const rows = figures.map(({ week, measure, subject, count, seconds }) => [week, measure, subject, count, seconds])
  return toCsv([['week', 'measure', 'subject', 'count', 'seconds'], ...rows.map((row) => row.map(String))])
}

function showTools(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  const rows = [...titles].flatMap(([key, title]) => {
    const of = (measure: string) => figures.find((one) => one.measure === measure && one.subject === key)
    const counted = (measure: string) => of(measure)?.count ?? 0
    const bySteps = (measure: string) =>
      figures
        .filter((one) => one.measure === measure && one.subject.startsWith(`${key} `))
        .map(({ subject, count }) => ({ step: Number(subject.slice(key.length + 1)), count }))
        // A session has more than nine, and a week may have brought only some of them.
        .sort((one, other) => one.step - other.step)
        .map(({ step, count }) => `${step} (${count})`)
        .join(', ')
    const good = counted('outcome_worked') + counted('outcome_partly')
    const sure = ['sureness_before', 'sureness_after'].map((measure) => meanSureness(figures, measure, key))
    const isIn = ({ subject }: Figure) => subject === key || subject.startsWith(`${key} `)
    if (!figures.some(isIn)) return []
    return [
      [
        title,
        String(counted('tool_started')),
        String(counted('tool_completed')),
        String(counted('next_step_made')),
        String(good + counted('outcome_not-yet')),
        // 'Partly' is with it, as in what is public.
        String(good),
        sure.join(', '),
        meanMinutes(of('tool_completed')),
        String(counted('rating_positive')),
        String(counted('rating_negative')),
        bySteps('tool_step'),
        bySteps('tool_left'),
      ],
    ]
  })
  return rows.length === 0 ? [] : alignColumns([COLUMNS, ...rows])
}

/** From 1 to 5; '-' when nobody said. */
function meanSureness(figures: Figure[], measure: string, key: string): string {
  const said = figures.filter((one) => one.measure === measure && one.subject.startsWith(`${key} `))
  const people = said.reduce((sum, { count }) => sum + count, 0)
  if (people === 0) return '-'
  const sum = said.reduce((all, { subject, count }) => all + Number(subject.slice(key.length + 1)) * count, 0)
  return (sum / people).toLocaleString(LOCALE, { maximumFractionDigits: 1 })
}

function meanMinutes(finished: Figure | undefined): string {
  if (finished === undefined) return '-'
  return (finished.seconds / finished.count / 60).toLocaleString(LOCALE, { maximumFractionDigits: 1 })
}

function showOthers(figures: Figure[]): string[] {
  return OTHERS.flatMap(([measure, label]) => {
    const ofMeasure = figures.filter((figure) => figure.measure === measure)
    if (ofMeasure.length === 0) return []
    const parts = ofMeasure.map(({ subject, count }) => (subject === '' ? String(count) : `${subject} ${count}`))
    return [`  ${label}: ${parts.join(', ')}`]
  })
}

function alignColumns(rows: string[][]): string[] {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
