// What stands beside something that a company says of itself: the day, and once that is long ago, a warning.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { LastLookDay } from './last-look-day.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') })
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-07-25', '25 July 2026', false],
  ['2026-07-24', '24 July 2026', true],
  // Where no day is known, none is made up.
  ['2026-11', 'November 2026', false],
  ['2026-06', 'June 2026', true],
  ['2025', '2025', true],
])('a look of %s is said as %s, and to be old: %s', (day, words, isOld) => {
  render(<LastLookDay day={day} old="It may have changed." />)
  expect(screen.getByText(words).getAttribute('dateTime')).toBe(day)
  expect(screen.queryByText('It may have changed.') !== null).toBe(isOld)
})
