// What a page does before React is there, run without a browser.
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AT_FIRST_TOUCH, writeStartScript } from './start-script.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that waits for a touch. @param load what starts the app */
async function openPage(load: () => Promise<unknown>): Promise<EventTarget> {
  const page = new EventTarget()
  const window: Record<string, unknown> = {
    load,
    location: { pathname: '/', search: '', hash: '', toString: () => 'https://handrail.example/' },
    localStorage: { getItem: () => 'a session' },
    navigator: {},
    addEventListener: page.addEventListener.bind(page),
    setTimeout,
    AbortController,
  }
  window.window = window
  runInNewContext(await writeStartScript('load()', AT_FIRST_TOUCH), window)
  return page
}

test('Y-4: who touched a page in vain on a bad line touches again, and once it works no touch starts the app anew', async () => {
  const load = vi.fn(async () => {})
  load.mockRejectedValueOnce(new TypeError('no line'))
  const page = await openPage(load)
  const touch = () => page.dispatchEvent(new Event('keydown'))
  touch()
  touch()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.runAllTimersAsync()
  touch()
  await vi.runAllTimersAsync()
  touch()
  expect(load).toHaveBeenCalledTimes(2)
})
