// That a question waits, on a page of home that has been open for a while.
import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberNextQuestion } from './next-question.ts'
import { localDay } from './promise-days.ts'
import { WaitingQuestion } from './waiting-question.tsx'

test.each([
  ['in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'nextQuestion' }))],
  ['while the page was kept for Back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a question that was answered %s waits no more: behind the press there would be nothing', (_where, hear) => {
  rememberNextQuestion(localDay(new Date()))
  render(<WaitingQuestion />)
  screen.getByRole('button', { name: 'Show it' })
  rememberNextQuestion(null)
  act(() => void hear())
  expect(screen.queryByRole('button')).toBeNull()
})
