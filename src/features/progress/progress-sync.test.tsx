// What waits on a device is sent in parts, however much it is, and damage in the storage keeps nothing back.
import { Buffer } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetToken, signIn } from '#src/features/accounts/session-store.ts'
import { addWaiting, readWaiting, removeWaiting } from './progress-outbox.ts'
import { getProgress } from './progress-store.ts'
import { fetchProgress, resumeProgress, sendWaiting } from './progress-sync.ts'

const ACCOUNT = 'account'
const keys = (count: number) => Array.from({ length: count }, (_, index) => `digitalLaunchpad-module1-1.${index}`)

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

/** A server that takes up to so many values a body, as ours does (`json-body.ts`). */
function acceptParts(limit: number) {
  const parts: string[][] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { completedLessons } = JSON.parse(String(init.body)) as { completedLessons: string[] }
    if (completedLessons.length >= limit) return Response.json({ message: 'too many' }, { status: 400 })
    parts.push(completedLessons)
    return Response.json({ saved: completedLessons.length })
  })
  return parts
}

test('five hundred completions leave in parts, each once', async () => {
  signInAs(ACCOUNT)
  const parts = acceptParts(200)
  addWaiting(ACCOUNT, keys(500))
  expect(await sendWaiting(ACCOUNT)).toBe(true)
  expect(parts.flat()).toEqual(keys(500))
  expect(readWaiting(ACCOUNT)).toEqual([])
})

test("one account's completions are never sent as another's, even by an outdated page", async () => {
  const parts = acceptParts(200)
  addWaiting(ACCOUNT, keys(150))
  signInAs('another account')
  expect(await sendWaiting(ACCOUNT)).toBe(false)
  expect(parts).toEqual([])
  // In the middle of it, too.
  signInAs(ACCOUNT)
  const taken = vi.mocked(fetch)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    signInAs('another account')
    return taken(url, init)
  })
  expect(await sendWaiting(ACCOUNT)).toBe(false)
  expect(parts).toHaveLength(1)
  expect(readWaiting(ACCOUNT)).toHaveLength(50)
})

test('a damaged entry does not hold back the others', async () => {
  signInAs(ACCOUNT)
  const parts = acceptParts(200)
  window.localStorage.setItem('progressOutbox', JSON.stringify({ [ACCOUNT]: ['\ud800', '', 7, ...keys(1)] }))
  expect(await sendWaiting(ACCOUNT)).toBe(true)
  expect(parts).toEqual([keys(1)])
})

/** A parent is signed in. */
function signInAs(account: string) {
  const payload = Buffer.from(JSON.stringify({ sub: account, email: 'a@b.example' })).toString('base64url')
  signIn(`e30.${payload}.c2ln`)
}

test('completions that another tab sent during the request are shown', async () => {
  signInAs(ACCOUNT)
  addWaiting(ACCOUNT, keys(1))
  vi.stubGlobal('fetch', async () => {
    removeWaiting(ACCOUNT, keys(1))
    return Response.json({ completedLessons: ['digitalLaunchpad-module2-2.1'], lastUpdated: null })
  })
  await fetchProgress(ACCOUNT)
  expect(getProgress().completedLessons).toEqual(['digitalLaunchpad-module2-2.1', ...keys(1)])
})

test.each([
  ['comes', () => Response.json({ completedLessons: keys(3), lastUpdated: null })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer that %s after a parent has logged out shows the next one nothing of it', async (_how, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signInAs(ACCOUNT)
  addWaiting(ACCOUNT, keys(1))
  vi.stubGlobal('fetch', async () => {
    forgetToken()
    return answer()
  })
  await fetchProgress(ACCOUNT)
  expect(getProgress().completedLessons).toEqual([])
})

test('on a full device a finished tool still reaches the account, and stays ticked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  signInAs(ACCOUNT)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const saved: string[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'POST') saved.push(...JSON.parse(String(init.body)).completedLessons)
    return Response.json(init.method === 'POST' ? { saved: 1 } : { completedLessons: saved, lastUpdated: null })
  })
  addWaiting(ACCOUNT, keys(1))
  await resumeProgress(ACCOUNT)
  expect(saved).toEqual(keys(1))
  expect(getProgress().completedLessons).toEqual(keys(1))
})
