// A late answer about a session that has ended or was replaced changes nothing.
import { Buffer } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#src/web/api.ts'
import { getSession } from '../accounts.contract.ts'
import { listLoginWays, listSessions } from '../my-account/my-account.contract.ts'
import { forgetToken, getSessionUser, signIn } from '../session-store.ts'
import { checkSession, shareSessionCheck } from './session-check.ts'

const tokenOf = (sub: string, name = sub) =>
  `e30.${Buffer.from(JSON.stringify({ sub, email: `${sub}@b.example`, name })).toString('base64url')}.c2ln`

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

/** A server that answers once the test lets it. */
function hold() {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return answer.resolve
}

const newer = (token: string) =>
  Response.json({
    email: 'one@b.example',
    emailConsent: false,
    verified: true,
    hasPassword: true,
    needsOnboarding: false,
    token,
  })

test('a newer token is kept while its owner is here', async () => {
  signIn(tokenOf('one'))
  const answer = hold()
  const checking = checkSession()
  answer(newer(tokenOf('one', 'Newer')))
  await checking
  expect(getSessionUser()?.name).toBe('Newer')
})

test('a newer token that arrives after log-out signs no one in again', async () => {
  signIn(tokenOf('one'))
  const answer = hold()
  const checking = checkSession()
  forgetToken()
  answer(newer(tokenOf('one', 'Newer')))
  await checking
  expect(getSessionUser()).toBeNull()
})

test('the end of an old session does not sign out a newer one', async () => {
  signIn(tokenOf('one'))
  const answer = hold()
  const checking = checkSession()
  signIn(tokenOf('one', 'After the new password'))
  answer(Response.json({ message: 'Please log in.' }, { status: 401 }))
  await checking
  expect(getSessionUser()?.name).toBe('After the new password')
})

/** @returns the requests. The session is as `isOver` says; every other request is refused. */
function refuse(isOver: boolean): string[] {
  const asked: string[] = []
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === getSession.path && !isOver) return newer(tokenOf('one'))
    return Response.json({ message: 'Please log in.', key: 'server_log_in' }, { status: 401 })
  })
  return asked
}

test('the first refused act shows that the session has ended elsewhere; it is checked once', async () => {
  signIn(tokenOf('one'))
  const asked = refuse(true)
  await Promise.allSettled([
    call<typeof listSessions>('GET /api/auth/sessions', {}),
    call<typeof listLoginWays>('GET /api/auth/login-ways', {}),
  ])
  await vi.waitFor(() => expect(getSessionUser()).toBeNull())
  expect(asked).toEqual([listSessions.path, listLoginWays.path, getSession.path])
})

test('a refusal for another reason, such as a wrong password, keeps the parent logged in', async () => {
  signIn(tokenOf('one'))
  const asked = refuse(false)
  await call<typeof listSessions>('GET /api/auth/sessions', {}).catch(() => undefined)
  await vi.waitFor(() => expect(asked).toContain(getSession.path))
  await new Promise((resolve) => setTimeout(resolve))
  expect(getSessionUser()?.id).toBe('one')
})

test('a call that carries no session says nothing about one', async () => {
  signIn(tokenOf('one'))
  const asked = refuse(true)
  await call<typeof listSessions>('GET /api/auth/sessions', {}, { anonymous: true }).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([listSessions.path])
  expect(getSessionUser()?.id).toBe('one')
})

test('an act that changes the account is followed by a new check of the session', async () => {
  signIn(tokenOf('one'))
  const before = Promise.withResolvers<Response>()
  const answers = [before.promise, Promise.resolve(newer(tokenOf('one', 'Newer')))]
  vi.stubGlobal('fetch', () => answers.shift())
  const first = shareSessionCheck()
  const second = shareSessionCheck()
  await checkSession()
  expect(getSessionUser()?.name).toBe('Newer')
  before.resolve(newer(tokenOf('one', 'Before')))
  await Promise.all([first, second])
  expect(getSessionUser()?.name).toBe('Newer')
  expect(answers).toEqual([])
})
