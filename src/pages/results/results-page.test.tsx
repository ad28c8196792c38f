// The page 'Did it work?': it claims nothing that it does not know.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Results } from '#src/features/outcomes/results/results-request.ts'
import { render, screen } from '../../../testing/runner/render.tsx'
import { loader, ShownResults } from './results-page.tsx'

const TOOL = 'digitalLaunchpad-module1-1.1'
const all = loader().toolkits.flatMap(({ tools }) => tools)
function show(results: Results | null, failed = false): void {
  const element = <ShownResults {...loader()} results={results} failed={failed} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('numbers that do not come say so, and claim nothing', () => {
  show(null, true)
  expect(screen.getByRole('status').textContent).toContain('did not come')
  expect(screen.queryByText('Not enough answers yet')).toBeNull()
})

test('a week is that of its Monday wherever the device is', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.resetModules()
  const { LeftOutWeeks } = await import('./left-out-weeks.tsx')
  render(<LeftOutWeeks held={[{ lessonKey: TOOL, week: '2026-11-16' }]} voided={[]} tools={all} />)
  screen.getByText(/the week of 16 November 2026/)
})
