// The question from a tool of some days ago, as home shows it.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { mayAskToday } from '#src/features/promises/next-question.ts'
import { rememberFinished } from './recall-memory.ts'
import { RecallQuestion } from './recall-question.tsx'

const DAYS_AGO = 4 * 24 * 60 * 60 * 1000

afterEach(() => vi.unstubAllGlobals())

test('N13: who has looked at the question of today gets no other one today', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  rememberFinished('digitalLaunchpad-module1-1.1', new Date(Date.now() - DAYS_AGO))
  const { unmount } = render(<RecallQuestion />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button'))
  expect(mayAskToday(new Date())).toBe(false)
  unmount()
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('button')).toBeNull()
})

test('of a session that was finished before sessions were left out, no question waits either', () => {
  localStorage.clear()
  rememberFinished('explorersGuide-module1-1.1', new Date(Date.now() - DAYS_AGO))
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('button')).toBeNull()
})
