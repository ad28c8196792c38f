// D2: before React comes too, nothing covers a tool for somebody in trouble.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.adoptedStyleSheets = []
  document.body.replaceChildren()
})

test.each([
  ['a page is asked about', '<main></main>', true],
  ['a tool for somebody in trouble is not covered by the question about', '<main data-undisturbed=""></main>', false],
])('D2: at a first visit %s cookies', async (_name, html, asked) => {
  document.body.innerHTML = html
  await import('./start-first-visit.ts')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(document.querySelector('dialog') !== null).toBe(asked)
})
