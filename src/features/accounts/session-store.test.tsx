// The page reads a stored token only to show a name: it checks nothing, and no token may break it.
import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeToken, forgetToken, getSessionUser, signIn, signInOrigin } from './session-store.ts'

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

test('a token says who a person is, in any script', () => {
  const payload = { sub: '7', email: 'zoë@family.example', name: 'Zoë Żółć 🙂??>>', emailConsent: true }
  expect(decodeToken(tokenOf(payload))).toEqual({
    id: '7',
    email: 'zoë@family.example',
    name: 'Zoë Żółć 🙂??>>',
    emailConsent: true,
    verified: false,
    operator: false,
  })
})

test('anything else is no session', () => {
  const good = tokenOf({ sub: '7', email: 'a@b.example' })
  expect(decodeToken(good)).not.toBeNull()
  for (const bad of ['', 'a.b.c', `${good}.d`, good.slice(0, good.lastIndexOf('.')), tokenOf(null), tokenOf([1])]) {
    expect(decodeToken(bad), bad).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (text) => decodeToken(text) === null))
  fc.assert(fc.property(fc.json(), (json) => decodeToken(`e30.${btoa(encodeURI(json))}.c2ln`) === null))
})

test.each([
  ['no name', {}, { name: undefined }],
  ['an empty name', { name: '' }, { name: undefined }],
  ['a name that is none', { name: 7 }, { name: undefined }],
  ['no word on mails', { emailConsent: 'yes' }, { emailConsent: false }],
  ['a proven address', { verified: true }, { verified: true }],
  ['a word on it that is none', { verified: 1 }, { verified: false }],
  ['a role', { role: 'editor' }, { operator: true }],
])('%s', (_what, claims, expected) => {
  expect(decodeToken(tokenOf({ sub: '7', email: 'a@b.example', ...claims }))).toMatchObject(expected)
})

test("one account's data goes when another signs in, and stays for itself and a guest", () => {
  const tokenFor = (sub: string) => tokenOf({ sub, email: `${sub}@b.example` })
  const trace = () => window.localStorage.getItem('lessonSteps')
  window.localStorage.setItem('lessonSteps', '{}')
  signIn(tokenFor('one'))
  signIn(tokenFor('one'))
  expect([trace(), getSessionUser()?.id]).toEqual(['{}', 'one'])
  signIn(tokenFor('other'))
  expect([trace(), getSessionUser()?.id]).toEqual([null, 'other'])
  window.localStorage.setItem('lessonSteps', '{}')
  signIn('no token')
  expect([trace(), getSessionUser()]).toEqual([null, null])
  forgetToken()
})

test('the way an account signed in is known for that account and tab', () => {
  const token = tokenOf({ sub: 'one', email: 'one@b.example' })
  signIn(token)
  expect([signInOrigin('one'), signInOrigin('other')]).toEqual(['here', undefined])
  signIn(token, 'link')
  expect(signInOrigin('one')).toBe('link')
  signIn('no token')
  expect([signInOrigin('one'), signInOrigin('')]).toEqual([undefined, undefined])
  forgetToken()
})
