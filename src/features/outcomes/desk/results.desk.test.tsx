// The owners' page of weeks and results; removing a week asks for a code and the number of its answers.

import { expect, test, vi } from 'vitest'
import { fireEvent, render, screen } from '../../../../testing/runner/render.tsx'
import DeskResultsPage, { ShownResults } from './results.desk.tsx'

const TOOL = 'digitalLaunchpad-module1-1.1'
const HELD = { lessonKey: TOOL, title: 'The first', week: '2026-11-09', answers: 1_300 }

test('taking a week out asks first, with its tool, its week and its number', () => {
  render(<ShownResults held={[HELD]} voided={[]} results={[]} onJudged={async () => undefined} />)
  screen.getByText('Week from 9 Nov: 1,300 answers')
  screen.getByRole('button', { name: 'Let it count' })
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Leave this week out' }))
  screen.getByText(/^1,300 answers on 'The first', week from 9 Nov, will never count\./)
})

test('results have their interval, and voided weeks their day; without any the page says so', () => {
  const result = { lessonKey: TOOL, title: 'The first', answers: 120, share: 75, low: 65, high: 85 }
  const voided = [{ ...HELD, day: '2026-11-20' }]
  render(<ShownResults held={[]} voided={voided} results={[result]} onJudged={async () => undefined} />)
  screen.getByText('No week waits for you.')
  expect(screen.getByRole('row', { name: 'The first 120 75 % (65 to 85)' })).toBeDefined()
  screen.getByText('The first: Week from 9 Nov: 1,300 answers, on 20 Nov')
  render(<ShownResults held={[]} voided={[]} results={[]} onJudged={async () => undefined} />)
  screen.getByText('Nothing is public yet. A tool needs more answers first.')
  screen.getByText('No week was ever taken out.')
})

test('a released week leaves the list, cannot be pressed twice, and focus moves on', async () => {
  const lists = [[HELD], []]
  const acts: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ held: lists.shift() ?? [], voided: [], results: [] })
    acts.push(url)
    return Response.json({})
  })
  render(<DeskResultsPage />)
  const release = await screen.findByRole('button', { name: 'Let it count' })
  release.focus()
  fireEvent.click(release)
  await screen.findByText('This week counts from the next renewal on.')
  fireEvent.click(release)
  await screen.findByText('No week waits for you.')
  expect(acts).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByText('This week counts from the next renewal on.'))
  vi.unstubAllGlobals()
})
