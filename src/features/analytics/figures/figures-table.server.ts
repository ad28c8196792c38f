// The operator's figures as text: a table a week for people, and CSV for spreadsheets.
import { toCsv } from '#src/platform/csv.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/shared/languages.ts'
import type { FruitlessSearch } from '../search-words.server.ts'
import type { Figure } from './read-figures.server.ts'
import { addUpTools, meanMinutes, type ToolWay } from './tool-ways.server.ts'

/** Operators read English. */
const LOCALE = LANGUAGES[DEFAULT_LANGUAGE].tag

/** The whole way of a tool, then what people say of it. */
const COLUMNS = [
  'Tool',
  'Started',
  'Finished',
  'Next step',
  'Answered',
  'Worked',
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

/** Lines for a screen: a table for each week, then one for all of them together. @param titles a tool's title by its lesson key */
export function showFigures(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  if (figures.length === 0) return ['Nothing has been counted in this time.']
  const weeks = [...Map.groupBy(figures, ({ week }) => week)].map(([week, ofWeek]): [string, Figure[]] => [
    `Week of ${weekFormat.format(new Date(week))}`,
    ofWeek,
  ])
  const together: [string, Figure[]][] = weeks.length < 2 ? [] : [['All these weeks together', figures]]
  return [...weeks, ...together].flatMap(([title, some]) => [
    title,
    ...showTools(some, titles),
    ...showOthers(some),
    '',
  ])
}

/** Lines for a screen. */
export function showSearches(searches: FruitlessSearch[]): string[] {
  if (searches.length === 0) return []
  return [
    'Searched for without a result on five days or more (days)',
    ...searches.map(({ words, days }) => `  ${words} (${days})`),
  ]
}

/** One row a figure, with a header. */
export function writeFiguresCsv(figures: Figure[]): string {
  const rows = figures.map(({ week, measure, subject, count, seconds }) => [week, measure, subject, count, seconds])
  return toCsv([['week', 'measure', 'subject', 'count', 'seconds'], ...rows.map((row) => row.map(String))])
}

function showTools(figures: Figure[], titles: ReadonlyMap<string, string>): string[] {
  const rows = addUpTools(figures, titles.keys())
    .filter(isCounted)
    .map((way) => [
      titles.get(way.lessonKey) ?? '',
      String(way.opened),
      String(way.finished),
      String(way.nextSteps),
      String(way.answered),
      String(way.worked),
      String(meanMinutes(way) ?? '-'),
      String(way.helpful),
      String(way.notHelpful),
      showSteps(way.steps),
      showSteps(way.left),
    ])
  return rows.length === 0 ? [] : alignColumns([COLUMNS, ...rows])
}

function isCounted(way: ToolWay): boolean {
  return Object.values(way).some((counts) => [counts].flat().some((count) => typeof count === 'number' && count > 0))
}

function showSteps(counts: number[]): string {
  return counts.flatMap((count, index) => (count === 0 ? [] : `${index + 1} (${count})`)).join(', ')
}

function showOthers(figures: Figure[]): string[] {
  return OTHERS.flatMap(([measure, label]) => {
    const bySubject = Map.groupBy(
      figures.filter((figure) => figure.measure === measure),
      ({ subject }) => subject,
    )
    if (bySubject.size === 0) return []
    const parts = [...bySubject].map(([subject, same]) => {
      const sum = same.reduce((all, { count }) => all + count, 0)
      return subject === '' ? String(sum) : `${subject} ${sum}`
    })
    return [`  ${label}: ${parts.join(', ')}`]
  })
}

function alignColumns(rows: string[][]): string[] {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
