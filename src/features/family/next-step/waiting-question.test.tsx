// That a question waits, on a page of home that has been open for a while.
import 'fake-indexeddb/auto'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { act, render, screen } from '../../../../testing/runner/render.tsx'
import { rememberNextQuestion } from './next-question.ts'
import { localDay } from './next-step-days.ts'
import WaitingQuestion from './waiting-question.tsx'

test.each([
  ['in another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'nextQuestion' }))],
  ['while the page was kept for Back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a question that was answered %s is no longer announced', (_where, hear) => {
  rememberNextQuestion(localDay(new Date()))
  render(<WaitingQuestion />)
  screen.getByRole('button', { name: 'Show it' })
  rememberNextQuestion(null)
  act(() => void hear())
  expect(screen.queryByRole('button')).toBeNull()
})

test("a page that was open overnight shows the new day's question without taking focus", () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 21) })
  rememberNextQuestion('2026-11-23')
  render(<WaitingQuestion />)
  expect(screen.queryByRole('button')).toBeNull()
  vi.setSystemTime(new Date(2026, 10, 23, 8))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  screen.getByRole('button', { name: 'Show it' })
  expect(document.activeElement).toBe(document.body)
  vi.useRealTimers()
})

test('a question that cannot load says so, and the next press asks again', async () => {
  vi.resetModules()
  vi.doMock('./check-back.tsx', () => {
    throw new Error('no signal')
  })
  const { default: Fresh } = await import('./waiting-question.tsx')
  rememberNextQuestion(localDay(new Date()))
  render(<Fresh />)
  const button = screen.getByRole('button', { name: 'Show it' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This part did not load/)
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, null])
  vi.doMock('./check-back.tsx', () => ({ default: () => <p>Did it work?</p> }))
  await userEvent.click(button)
  await screen.findByText('Did it work?')
  expect(screen.queryByRole('alert')).toBeNull()
  vi.doUnmock('./check-back.tsx')
})

test('while the question comes, its button says that it is at work', async () => {
  vi.resetModules()
  const part = Promise.withResolvers<object>()
  vi.doMock('./check-back.tsx', () => part.promise)
  const { default: Fresh } = await import('./waiting-question.tsx')
  rememberNextQuestion(localDay(new Date()))
  render(<Fresh />)
  const button = screen.getByRole('button', { name: 'Show it' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  part.resolve({ default: () => <p>Did it work?</p> })
  await screen.findByText('Did it work?')
  vi.doUnmock('./check-back.tsx')
})
