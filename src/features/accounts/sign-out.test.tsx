// Pressing 'Logout' logs a parent out on this device, whatever the server, the network and the tab do.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSessionUser, signIn } from './session-store.ts'
import { beforeSignOut, signOut } from './sign-out.ts'

const TOKEN = `x.${Buffer.from('{"sub":"anna","email":"anna@example.org"}').toString('base64url')}.x`

const asked = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked.mockReset().mockReturnValue(new Promise(() => undefined)))
  signIn(TOKEN)
  window.localStorage.setItem('userProgress', '{"completedLessons":["digitalLaunchpad-module1-1.1"]}')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = () => ['authToken', 'userProgress'].filter((key) => window.localStorage.getItem(key) !== null)

function expectLeft(): void {
  expect([getSessionUser(), kept()]).toEqual([null, []])
  expect(asked).toHaveBeenCalledOnce()
  const [path, init] = asked.mock.calls[0] ?? []
  expect(path).toBe('/api/auth/logout')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${TOKEN}` } })
}

test('a server that never answers does not keep a parent signed in on this device', async () => {
  const never = new Promise<void>(() => undefined)
  const takeBack = beforeSignOut(() => never)
  const leaving = signOut(never)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(kept()).toEqual(['authToken', 'userProgress'])
  await vi.advanceTimersByTimeAsync(1)
  expectLeft()
  await leaving
  takeBack()
})

test('pending data is sent first, with the token, and then the session ends', async () => {
  const steps: string[] = []
  const takeBack = beforeSignOut(async () => {
    steps.push(`sends as ${getSessionUser()?.id}`)
  })
  asked.mockImplementation(async (path) => {
    steps.push(path)
    return Response.json({})
  })
  await signOut()
  expect(steps).toEqual(['sends as anna', '/api/auth/logout'])
  expectLeft()
  takeBack()
})

test('a tab that is closed in the meantime leaves at once, and once', async () => {
  const leaving = signOut(new Promise(() => undefined))
  expect(asked).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expectLeft()
  await vi.advanceTimersByTimeAsync(3_000)
  await leaving
  window.dispatchEvent(new Event('pagehide'))
  expectLeft()
})

test('nor does a failure on the way', async () => {
  const takeBack = beforeSignOut(() => Promise.reject(new TypeError('offline')))
  asked.mockRejectedValue(new TypeError('offline'))
  await signOut(Promise.reject(new TypeError('no page')))
  expectLeft()
  takeBack()
})
