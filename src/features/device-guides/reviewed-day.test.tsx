// The day beside a company's own statement, and once that is long ago, a warning.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import { isStale, ReviewedDay } from './reviewed-day.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') })
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-07-25', '25 July 2026', false],
  ['2026-07-24', '24 July 2026', true],
  // Without a known day none is shown.
  ['2026-11', 'November 2026', false],
  ['2026-06', 'June 2026', true],
  ['2025', '2025', true],
])('a review of %s is said as %s, and to be stale: %s', (day, words, stale) => {
  render(<ReviewedDay day={day} old="It may have changed." />)
  expect(screen.getByText(words).getAttribute('dateTime')).toBe(day)
  expect(screen.queryByText('It may have changed.') !== null).toBe(stale)
})

test('what was reviewed is stale after 120 days, and not before', () => {
  expect(isStale('2026-11-22', '2026-11-22')).toBe(false)
  expect(isStale('2026-07-25', '2026-11-22')).toBe(false)
  expect(isStale('2026-07-24', '2026-11-22')).toBe(true)
  expect(isStale('2026-12-01', '2026-11-22')).toBe(false)
})

test('a year counts from its first day', () => {
  expect(isStale('2026', '2026-05-01')).toBe(false)
  expect(isStale('2026', '2026-05-02')).toBe(true)
})

test('a month counts from its first day', () => {
  expect(isStale('2026-06', '2026-09-29')).toBe(false)
  expect(isStale('2026-06', '2026-09-30')).toBe(true)
})
