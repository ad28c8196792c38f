// The question from a tool of some days ago, as home shows it.

import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { mayAskToday } from '#src/features/family/next-step/next-question.ts'
import { act, render, screen } from '../../../testing/runner/render.tsx'
import { fetchTool } from './curriculum-requests.ts'
import { findRecall, rememberFinished } from './recall-memory.ts'
import { RecallQuestion } from './recall-question.tsx'

vi.mock(import('./curriculum-requests.ts'))

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_AGO = 4 * DAY_MS
const TOOL = 'digitalLaunchpad-module1-1.1'
const ASSESSMENT = { type: 'food-for-thought', question: 'What would you say?', answers: [], feedback: [] }
const LESSON = { title: 'A tool', blocks: [{ assessment: ASSESSMENT, scenarioTree: [] }] }

vi.mock(import('./player/quiz/quiz.tsx'), () => ({ Quiz: () => <p>What would you say?</p> }))

beforeEach(() => {
  localStorage.clear()
  vi.mocked(fetchTool)
    .mockReset()
    .mockResolvedValue(LESSON as never)
})

test("a parent who has seen today's question gets no other one today", async () => {
  rememberFinished(TOOL, new Date(Date.now() - DAYS_AGO))
  const { unmount } = render(<RecallQuestion />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button'))
  await screen.findByText('What would you say?')
  // On a busy machine the words are there a moment before what follows from them; so below.
  await vi.waitFor(() => expect(mayAskToday(new Date())).toBe(false))
  unmount()
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a question that did not come, without a signal, is said to be missing, and was not the one of today', async () => {
  vi.mocked(fetchTool).mockRejectedValue(new TypeError('Failed to fetch'))
  rememberFinished(TOOL, new Date(Date.now() - DAYS_AGO))
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button'))
  // Its button is gone.
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(document.activeElement).toBe(alert))
  expect(mayAskToday(new Date())).toBe(true)
})

test('a tool that has no question any more is asked about never again, and was not the question of today', async () => {
  vi.mocked(fetchTool).mockResolvedValue({ title: 'A tool', blocks: [] } as never)
  rememberFinished(TOOL, new Date(Date.now() - 30 * DAY_MS))
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  await userEvent.click(await screen.findByRole('button'))
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(document.activeElement).toBe(alert))
  expect(mayAskToday(new Date())).toBe(true)
  expect(findRecall(new Date())).toBeNull()
})

test('a page that was open for days asks once the day has come', () => {
  rememberFinished(TOOL, new Date())
  render(<RecallQuestion />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('button')).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + DAYS_AGO) })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  screen.getByRole('button')
  vi.useRealTimers()
})
