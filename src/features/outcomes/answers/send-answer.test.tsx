// What leaves the browser with an answer.
import { afterEach, expect, test, vi } from 'vitest'
import { TOKEN_KEY } from '#src/web/storage/token-key.ts'
import { ANSWER_LENGTH, sendOutcome } from './send-answer.ts'

const LONGEST_KEY = 'digitalLaunchpad-module10-10.10'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function listen(status = 200) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({}, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an answer carries no token, cookie, device or Referer, and all answers have one length', async () => {
  localStorage.setItem(TOKEN_KEY, 'canary')
  const fetched = listen()
  expect(await sendOutcome('a-b-1.1', 'worked')).toBe(true)
  expect(await sendOutcome(LONGEST_KEY, 'not-yet')).toBe(true)
  for (const [, init] of fetched.mock.calls) {
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(init?.body).toHaveLength(ANSWER_LENGTH)
  }
  expect(fetched.mock.calls.map(([url]) => url.length)).toEqual([13, 13])
  expect(JSON.parse(fetched.mock.calls[1]?.[1]?.body as string)).toEqual({ lessonKey: LONGEST_KEY, outcome: 'not-yet' })
})

test('an answer that did not arrive says so and never throws', async () => {
  listen(503)
  expect(await sendOutcome('a-b-1.1', 'partly')).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await sendOutcome('a-b-1.1', 'partly')).toBe(false)
})
