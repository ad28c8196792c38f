// The page 'Did it work?' with the real tools.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Results } from '#src/features/outcomes/results/results-request.ts'
import { render, screen } from '../../../testing/runner/render.tsx'
import { loader, ShownResults } from './results-page.tsx'

const TOOL = 'digitalLaunchpad-module1-1.1'
const NONE: Results = { tools: [], held: [], voided: [] }
const all = loader().toolkits.flatMap(({ tools }) => tools)
const titleOf = (lessonKey: string) => all.find(({ key }) => key === lessonKey)?.title ?? ''

function show(results: Results | null, failed = false): void {
  const element = <ShownResults {...loader()} results={results} failed={failed} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const itemOf = (lessonKey: string) => screen.getByRole('link', { name: titleOf(lessonKey) }).closest('li')?.textContent

afterEach(() => {
  vi.unstubAllEnvs()
})

test('every tool is there with its title, and without answers says so', () => {
  show(NONE)
  expect(all.length).toBeGreaterThan(20)
  expect(screen.getAllByText('Not enough answers yet')).toHaveLength(all.length)
  screen.getByText(/^No tool has enough answers yet\./)
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  for (const { title, path } of all) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(path)
  }
  expect(screen.getByText('There is no such week.')).toBeDefined()
})

test('a published tool has its share, its answers and its range', () => {
  show({ ...NONE, tools: [{ lessonKey: TOOL, answers: 40, share: 70, low: 55, high: 85 }] })
  expect(itemOf(TOOL)).toBe(
    `${titleOf(TOOL)}About 70% say that it worked, or partly40 answers or more. Range: 55% to 85%.`,
  )
  expect(screen.getAllByText('Not enough answers yet')).toHaveLength(all.length - 1)
  expect(document.querySelector('details[open] > summary')?.textContent).toBe(
    'The Gaming Code Numbers for 1 of 4 tools',
  )
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('the numbers can be downloaded, and who answers stands there', () => {
  show(null)
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/results.csv?language=en',
  )
  expect(screen.getByRole('heading', { name: 'Who answers, and who does not' })).toBeDefined()
  expect(screen.queryByText('Not enough answers yet')).toBeNull()
})

test('numbers that do not come say so, and claim nothing', () => {
  show(null, true)
  expect(screen.getByRole('status').textContent).toContain('did not come')
  expect(screen.queryByText('Not enough answers yet')).toBeNull()
})

test('weeks that were left out stand there with their number and day', () => {
  const week = '2026-11-16'
  show({
    tools: [],
    held: [{ lessonKey: TOOL, week }],
    voided: [{ lessonKey: TOOL, week: '2026-11-09', answers: 1_200, day: '2026-11-21' }],
  })
  expect(screen.getByText(`${titleOf(TOOL)}: we are looking at the week of 16 November 2026.`)).toBeDefined()
  const line = `${titleOf(TOOL)}, week of 9 November 2026: 1200 answers taken out on 21 November 2026.`
  expect(screen.getByText(line)).toBeDefined()
})

test('a week is that of its Monday wherever the device is', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.resetModules()
  const { LeftOutWeeks } = await import('./left-out-weeks.tsx')
  render(<LeftOutWeeks held={[{ lessonKey: TOOL, week: '2026-11-16' }]} voided={[]} tools={all} />)
  screen.getByText(/the week of 16 November 2026/)
})
