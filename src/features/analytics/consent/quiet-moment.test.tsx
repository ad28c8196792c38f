import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForQuietMoment } from './quiet-moment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a wait that ends leaves another wait its ears', () => {
  const found = vi.fn()
  const first = waitForQuietMoment(() => undefined)
  const second = waitForQuietMoment(found)
  first()
  for (let press = 0; press < 20; press++) {
    window.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(700)
  }
  expect(found).not.toHaveBeenCalled()
  vi.advanceTimersByTime(6_000)
  expect(found).toHaveBeenCalledTimes(1)
  second()
})
