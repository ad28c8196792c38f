// K16: the five minutes are those in which nobody touches the page. With a page that knows no more than events and its reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockWhenIdle, stopLocking } from './lock-when-idle.ts'

const MINUTE_MS = 60_000
const reload = vi.fn()
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  page = Object.assign(new EventTarget(), { location: { reload } })
  vi.stubGlobal('window', page)
  const root = { documentElement: { style: { visibility: '' } }, visibilityState: 'visible' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), root))
})

afterEach(() => {
  stopLocking()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['pointerdown', 'keydown'])(
  'K16: who is at it is not locked out: %s begins the five minutes anew',
  (kind) => {
    lockWhenIdle()
    for (let times = 0; times < 4; times++) {
      vi.advanceTimersByTime(4 * MINUTE_MS)
      page.dispatchEvent(new Event(kind))
    }
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5 * MINUTE_MS + 5_000)
    expect(reload).toHaveBeenCalled()
  },
)

test('K16: a lock that was taken away shuts nothing any more', () => {
  lockWhenIdle()
  stopLocking()
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(reload).not.toHaveBeenCalled()
})

/** A browser may let no timer run on a page that is out of sight. */
function hideFor(minutes: number): void {
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('K16: a page that comes back into sight after five minutes is shut before it is seen, and one that was away for a moment is shown', () => {
  lockWhenIdle()
  hideFor(4)
  expect(reload).not.toHaveBeenCalled()
  expect(document.documentElement.style.visibility).toBe('')
  hideFor(2)
  expect(reload).toHaveBeenCalledOnce()
  expect(document.documentElement.style.visibility).toBe('hidden')
})

test('K16: a page that is left is covered, and one that comes back as the browser kept it is shut', () => {
  lockWhenIdle()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pagehide'))
  expect(document.documentElement.style.visibility).toBe('hidden')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})
