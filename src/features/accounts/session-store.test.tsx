// What the page makes of a stored token: only for showing, so nothing is checked, and nothing may break it.
import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeToken } from './session-store.ts'

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`

test('a token says who somebody is, in any script', () => {
  const payload = { sub: '7', email: 'zoë@family.example', name: 'Zoë Żółć 🙂??>>', emailConsent: true }
  expect(decodeToken(tokenOf(payload))).toEqual({
    id: '7',
    email: 'zoë@family.example',
    name: 'Zoë Żółć 🙂??>>',
    emailConsent: true,
    verified: false,
  })
})

test('anything else is nobody', () => {
  const good = tokenOf({ sub: '7', email: 'a@b.example' })
  expect(decodeToken(good)).not.toBeNull()
  for (const bad of ['', 'a.b.c', `${good}.d`, good.slice(0, good.lastIndexOf('.')), tokenOf(null), tokenOf([1])]) {
    expect(decodeToken(bad), bad).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (text) => decodeToken(text) === null))
  fc.assert(fc.property(fc.json(), (json) => decodeToken(`e30.${btoa(encodeURI(json))}.c2ln`) === null))
})
