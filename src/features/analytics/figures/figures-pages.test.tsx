// Every plot has its figures as a table, small numbers are words, and a stranger's words are words.

import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DeskSessionContext } from '#src/web/desk/desk-session.ts'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import type { ShownWay, WeekSeries } from './figures.contract.ts'
import { ShownOverview } from './overview.desk.tsx'
import { addToSynonyms, ShownSearches } from './searches.desk.tsx'
import { ShownTool } from './tool.desk.tsx'
import { ShownTools } from './tools.desk.tsx'

const WEEKS = ['2026-11-09', '2026-11-16']
const VISITS: WeekSeries = { name: 'visits', counts: [null, 1_045], sum: 1_060 }
const KEY = 'digitalLaunchpad-module3-3.1'
const WAY: ShownWay = {
  lessonKey: KEY,
  opened: 71,
  steps: [66, 48, null],
  left: [null, 23],
  finished: 22,
  minutes: 5.5,
  nextSteps: 0,
  helpful: 40,
  notHelpful: null,
}
const NOTHING_WAITS = { messages: [], heldWeeks: 0, mails: 0 }

function show(element: ReactElement): void {
  const inside = (
    <DeskSessionContext value={{ email: 'anna@desk.example', role: 'moderator' }}>{element}</DeskSessionContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: inside }])} />)
}

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('a plot has a table with each week, and what is under 20 says so', () => {
  show(<ShownOverview weeks={WEEKS} series={[VISITS]} readers={null} fewIssues={2} waiting={NOTHING_WAITS} />)
  expect(rowsOf(screen.getByRole('table', { hidden: true }))).toEqual([
    ['9 Nov', 'under 20'],
    ['16 Nov', '1,045'],
  ])
  screen.getByText('In 13 weeks: 1,060')
  screen.getByText('Readers of the weekly tip: under 20')
  screen.getByText('Nothing waits for you. Well done.')
})

test('what has not been counted yet has no plot beside what has', () => {
  const none: WeekSeries = { name: 'worked', counts: [0, 0], sum: 0 }
  show(<ShownOverview weeks={WEEKS} series={[none, VISITS]} readers={0} fewIssues={null} waiting={NOTHING_WAITS} />)
  expect(screen.getAllByRole('figure')).toHaveLength(1)
})

test('on its first day the overview says that nothing has been counted, and draws nothing', () => {
  const messages = [{ kind: 'complaint' as const, waiting: 3, late: 1 }]
  const waiting = { ...NOTHING_WAITS, messages, heldWeeks: 2 }
  const none: WeekSeries = { name: 'visits', counts: [0, 0], sum: 0 }
  show(<ShownOverview weeks={WEEKS} series={[none]} readers={0} fewIssues={null} waiting={waiting} />)
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  screen.getByText(/Nothing has been counted yet/)
  // A moderator may not enter the results.
  screen.getByText('Weeks on hold: 2')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/desk/inbox?kind=complaint'])
})

test('of what waits the late is first, and what does not wait is not named', () => {
  const messages = [
    { kind: 'comment' as const, waiting: 2, late: 0 },
    { kind: 'idea' as const, waiting: 0, late: 0 },
    { kind: 'tip' as const, waiting: 3, late: 1 },
  ]
  const waiting = { ...NOTHING_WAITS, messages }
  show(<ShownOverview weeks={WEEKS} series={[]} readers={0} fewIssues={null} waiting={waiting} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['What worked for others: 3Late: 1', 'Comments on tools: 2'])
})

test('the way of a tool is a funnel with a figure for each station, and says where people stop', () => {
  show(<ShownTool title="The first" way={WAY} stop={2} result={null} waitingComments={4} />)
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Opened', '71', ''],
    ['Step 1', '66', 'under 20'],
    ['Step 2', '48', '23'],
    ['Step 3', 'under 20', '0'],
    ['Finished', '22', ''],
    ['Next step', '0', ''],
  ])
  screen.getByText('Most people who leave do so at step 2.')
  screen.getByText('Those who finished took 5.5 minutes on average.')
  const comments = screen.getByRole('link', { name: 'Comments that wait: 4' })
  expect(comments.getAttribute('href')).toBe(`/desk/inbox?kind=comment&about=${KEY}`)
})

test('every tool is a row that leads to its page', () => {
  show(<ShownTools tools={[{ ...WAY, title: 'The first', waitingComments: 1 }]} />)
  expect(screen.getByRole('link', { name: 'The first' }).getAttribute('href')).toBe(`/desk/tools/${KEY}`)
  expect(rowsOf(screen.getByRole('table'))).toEqual([['The first', '71', '22', '0', '40', 'under 20', '1']])
})

test('"Add as another word for" gives the line to paste', () => {
  const words = [{ words: 'yoto', days: null }]
  show(<ShownSearches weeks={WEEKS} series={VISITS} words={words} synonyms={[['tablet', 'ipad']]} />)
  fireEvent.change(screen.getByLabelText('Add "yoto" as another word for'), { target: { value: 'tablet' } })
  screen.getByText('- [tablet, ipad, yoto]')
})

test('the line to paste has the new word last, as the file wants words to be', () => {
  expect(addToSynonyms(['tablet', 'ipad'], 'yoto')).toBe('  - [tablet, ipad, yoto]')
  expect(addToSynonyms(['tablet', 'ipad'], "kid's e-reader")).toBe('  - [tablet, ipad, kids e reader]')
  expect(addToSynonyms(['tablet', 'ipad'], 'ipad')).toBe('  - [tablet, ipad]')
  expect(addToSynonyms(['tablet', 'ipad'], "'-")).toBe('  - [tablet, ipad]')
})
