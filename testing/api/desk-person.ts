// An operator for a test: joins the desk by an invitation, with a one-time code, and asks as a page of the desk does.
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { inviteToDesk } from '#src/features/desk/people/desk-invitations.server.ts'
import type { TestApp } from './test-app.ts'
import { freshAddress } from './test-person.ts'

export const DESK_PASSWORD = 'a quiet desk by the window'

export interface DeskPerson {
  email: string
  /** Base32. */
  key: string
  recoveryCodes: string[]
  /** The session and the device. */
  cookie: string
}

interface Sending {
  cookie?: string
  method?: string
  headers?: Record<string, string>
  address?: string
}

/** Sends what a page of the desk would send. */
export function atDesk(app: TestApp, path: string, body?: unknown, options: Sending = {}): Promise<Response> {
  const { cookie, method = body === undefined ? 'GET' : 'POST', headers = {}, address } = options
  const init: RequestInit = {
    method,
    headers: {
      origin: app.services.config.http.publicUrl,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return app.request(path, init, address ?? freshAddress())
}

/** The code of a key at the app's own time. @param steps of 30 seconds earlier or later */
export function codeFor(app: TestApp, key: string, steps = 0): string {
  const timestamp = app.services.clock().getTime() + steps * 30_000
  return new TOTP({ secret: key }).generate({ timestamp })
}

export async function inviteForTest(app: TestApp, email: string, role: 'owner' | 'editor' | 'moderator') {
  const { link } = await inviteToDesk(app.services.database.query, app.services, { email, role })
  return new URL(link).searchParams.get('code') as string
}

/** What the page of an invitation shows of a new key for one-time codes. */
export async function newKey(app: TestApp, code: string) {
  return (await (await atDesk(app, '/api/desk/join/key', { code })).json()) as { key: string; sealedKey: string }
}

let operators = 0

/** Somebody of a role, signed in. */
export async function signInToDesk(app: TestApp, role: 'owner' | 'editor' | 'moderator'): Promise<DeskPerson> {
  operators += 1
  const email = `${role}${operators}@desk.example`
  const code = await inviteForTest(app, email, role)
  const { key, sealedKey } = await newKey(app, code)
  const factor = { way: 'code', sealedKey, oneTimeCode: codeFor(app, key) }
  const answer = await atDesk(app, '/api/desk/join', { code, password: DESK_PASSWORD, factor })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { email, key, recoveryCodes, cookie: readCookies(answer) }
}

/** What a browser would send back of the cookies of an answer. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] as string)
    .join('; ')
}

/** What proves one act of somebody: a code of now, which no other act has used. @param words as the act sends them */
export async function proofOf(app: TestApp, { cookie, key }: DeskPerson, act: string, words: object) {
  const answer = await atDesk(app, '/api/desk/proofs', { act, words }, { cookie })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { challengeId } = (await answer.json()) as { challengeId: string }
  return { way: 'code', challengeId, oneTimeCode: codeFor(app, key) }
}
