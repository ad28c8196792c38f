// The operator's figures as text: a table a week for people, and CSV for spreadsheets.
import { toCsv } from '#src/platform/csv.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'

/** Whoever runs the product reads English. */
const LOCALE = LANGUAGES[DEFAULT_LANGUAGE].tag

import type { Figure } from './stats.server.ts'

const COLUMNS = ['Tool', 'Started', 'Finished', 'Minutes', 'Helpful', 'Not helpful', 'Left at step (times)']
const weekFormat = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/** Other figures than those of tools, in the order in which they are shown. */
const OTHERS: [measure: string, label: string][] = [
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

/** One row a figure, with a header. */
export function writeFiguresCsv(figures: Figure[]): string {
  const rows = figures.map(({ week, measure, subject, count, seconds }) => [week, measure, subject, count, seconds])
  return toCsv([['week', 'measure', 'subject', 'count', 'seconds'], ...rows.map((row) => row.map(String))])
}

function showTools(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  const rows = [...titles].flatMap(([key, title]) => {
    const of = (measure: string) => figures.find((one) => one.measure === measure && one.subject === key)
    const left = figures.filter(({ measure, subject }) => measure === 'tool_left' && subject.startsWith(`${key} `))
    const cells = ['tool_started', 'tool_completed', 'rating_positive', 'rating_negative'].map((measure) => of(measure))
    if (left.length === 0 && cells.every((cell) => cell === undefined)) return []
    const [started, finished, helpful, unhelpful] = cells.map((cell) => String(cell?.count ?? 0))
    const steps = left.map(({ subject, count }) => `${subject.slice(key.length + 1)} (${count})`).join(', ')
    return [[title, started, finished, meanMinutes(of('tool_completed')), helpful, unhelpful, steps] as string[]]
  })
  return rows.length === 0 ? [] : alignColumns([COLUMNS, ...rows])
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
