// Figures of tools and searches: small numbers are words, and a stranger's words are words.

import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import type { ShownWay } from './figures.contract.ts'
import { addToSynonyms, ShownSearches } from './searches.desk.tsx'
import { ShownTool } from './tool.desk.tsx'
import { ShownTools } from './tools.desk.tsx'

const WEEKS = ['2026-11-09', '2026-11-16']
const SEARCHES = { counts: [null, 1_045], sum: 1_060 }
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

function show(element: ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

test("a tool's funnel has a figure for each station, and says where people stop", () => {
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
  show(<ShownSearches weeks={WEEKS} series={SEARCHES} words={words} synonyms={[['tablet', 'ipad']]} />)
  fireEvent.change(screen.getByLabelText('Add "yoto" as another word for'), { target: { value: 'tablet' } })
  screen.getByText('- [tablet, ipad, yoto]')
})

test('the line to paste has the new word last, as the file is sorted', () => {
  expect(addToSynonyms(['tablet', 'ipad'], 'yoto')).toBe('  - [tablet, ipad, yoto]')
  expect(addToSynonyms(['tablet', 'ipad'], "kid's e-reader")).toBe('  - [tablet, ipad, kids e reader]')
  expect(addToSynonyms(['tablet', 'ipad'], 'ipad')).toBe('  - [tablet, ipad]')
  expect(addToSynonyms(['tablet', 'ipad'], "'-")).toBe('  - [tablet, ipad]')
})
