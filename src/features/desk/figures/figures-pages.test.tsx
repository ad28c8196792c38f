// D-3, L8, L10: every plot has its figures as a table, small numbers are words, and a stranger's words are words.

import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fireEvent, render, screen, waitFor } from '../../../../testing/runner/render.tsx'
import { DeskSessionContext } from '../app/desk-session.ts'
import { ShownSearches } from './desk-searches-page.tsx'
import { ShownTool } from './desk-tool-page.tsx'
import { ShownTools } from './desk-tools-page.tsx'
import type { ShownWay, WeekSeries } from './figures.contract.ts'
import { ShownOverview } from './overview-page.tsx'

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
  promised: 0,
  helpful: 40,
  notHelpful: null,
  sureBefore: { people: 30, mean: 2.4 },
  sureAfter: { people: 25, mean: 3.9 },
}
const NOTHING_WAITS = {
  ...{ comments: 0, ideas: 0, tips: 0, cardReports: 0, translationReports: 0, reportedNames: 0 },
  ...{ complaints: 0, lateComplaints: 0, heldWeeks: 0, mails: 0 },
}

function show(element: ReactElement): void {
  const inside = (
    <DeskSessionContext value={{ email: 'anna@desk.example', role: 'moderator' }}>{element}</DeskSessionContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: inside }])} />)
}

afterEach(() => vi.unstubAllGlobals())

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test('D-3, L8: a plot has a table with each week, and what is under 20 says so', () => {
  show(<ShownOverview weeks={WEEKS} series={[VISITS]} readers={null} waiting={NOTHING_WAITS} />)
  expect(rowsOf(screen.getByRole('table', { hidden: true }))).toEqual([
    ['9 Nov', 'under 20'],
    ['16 Nov', '1,045'],
  ])
  screen.getByText('In 13 weeks: 1,060')
  screen.getByText('Readers of the weekly tip: under 20')
  screen.getByText('Nothing waits for you. Well done.')
})

test('on its first day the overview says that nothing has been counted, and draws nothing', () => {
  const none: WeekSeries = { name: 'visits', counts: [0, 0], sum: 0 }
  show(<ShownOverview weeks={WEEKS} series={[none]} readers={0} waiting={{ ...NOTHING_WAITS, comments: 2 }} />)
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  screen.getByText(/Nothing has been counted yet/)
  // A moderator may not enter the tools.
  screen.getByText('Comments on tools: 2')
  expect(screen.queryByRole('link', { name: /Comments/ })).toBeNull()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/desk/complaints', '/desk/tips', '/desk/pacts', '/desk/ideas'])
})

test('the way of a tool is a funnel with a figure for each station, and says where people stop', () => {
  show(<ShownTool title="The first" way={WAY} stop={2} result={null} comments={[]} waitingComments={0} />)
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Opened', '71', ''],
    ['Step 1', '66', 'under 20'],
    ['Step 2', '48', '23'],
    ['Step 3', 'under 20', '0'],
    ['Finished', '22', ''],
    ['Promised', '0', ''],
  ])
  screen.getByText('Most people who leave do so at step 2.')
  screen.getByText('Those who finished took 5.5 minutes on average.')
  screen.getByText('How sure they were, from 1 to 5: 2.4 before, 3.9 after.')
})

test("L10: a comment is a stranger's text, with what is unseen made visible", () => {
  const comment = { id: 'a', day: '2026-11-20', rating: 'negative', comment: '<b>x</b>\u202eevil' } as const
  show(<ShownTool title="The first" way={WAY} stop={null} result={null} comments={[comment]} waitingComments={5} />)
  screen.getByText('<b>x</b>[U+202E]evil')
  screen.getByText('More comments wait: 4. Load the page again when these are done.')
})

test('who deals with the last comment that is shown is not told that none waits while more do', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const comment = { id: 'a', day: '2026-11-20', rating: 'negative', comment: 'Too long' } as const
  show(<ShownTool title="The first" way={WAY} stop={null} result={null} comments={[comment]} waitingComments={3} />)
  fireEvent.click(screen.getByRole('button', { name: 'Dealt with' }))
  await waitFor(() => expect(screen.queryByText('Too long')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('Comments shown: 0')
  screen.getByText('More comments wait: 2. Load the page again when these are done.')
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
