// An answer about a session that comes when somebody has left, or has come in anew, is about nobody who is here.
import { Buffer } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetToken, getSessionUser, signIn } from '../session-store.ts'
import { checkSession } from './session-check.ts'

const tokenOf = (sub: string, name = sub) =>
  `e30.${Buffer.from(JSON.stringify({ sub, email: `${sub}@b.example`, name })).toString('base64url')}.c2ln`

afterEach(() => {
  vi.unstubAllGlobals()
  window.localStorage.clear()
})

/** A server that answers once it is told to. */
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

test('C3: a newer token that comes after its owner has left signs nobody in again', async () => {
  signIn(tokenOf('one'))
  const answer = hold()
  const checking = checkSession()
  forgetToken()
  answer(newer(tokenOf('one', 'Newer')))
  await checking
  expect(getSessionUser()).toBeNull()
})

test('that a session has ended sends nobody away who has come in by another one meanwhile', async () => {
  signIn(tokenOf('one'))
  const answer = hold()
  const checking = checkSession()
  signIn(tokenOf('one', 'After the new password'))
  answer(Response.json({ message: 'Please log in.' }, { status: 401 }))
  await checking
  expect(getSessionUser()?.name).toBe('After the new password')
})
