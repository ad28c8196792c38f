// An operator for a test: an account that accepts an invitation, with a one-time code, and asks as a page of the desk does.
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { addInvitation } from '#src/features/accounts/operators/invitations.server.ts'
import { insertAccount } from '#src/platform/identity/accounts.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { signNewSession, startSession } from '#src/platform/identity/sessions.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { TestApp } from './test-app.ts'
import { freshAddress } from './test-person.ts'

/** A person signed in to an account whose address is proven. */
export interface AccountHolder {
  id: string
  email: string
  /** The token of the account's session. */
  token: string
}

export interface DeskPerson extends AccountHolder {
  /** Base32. */
  key: string
  recoveryCodes: string[]
  /** The session at the desk. */
  cookie: string
}

interface Sending {
  cookie?: string
  /** The token of the account's session. */
  token?: string
  method?: string
  headers?: Record<string, string>
  address?: string
}

/** Sends what a page of the desk would send. */
export function atDesk(app: TestApp, path: string, body?: unknown, options: Sending = {}): Promise<Response> {
  const { cookie, token, method = body === undefined ? 'GET' : 'POST', headers = {}, address } = options
  const init: RequestInit = {
    method,
    headers: {
      origin: app.services.config.http.publicUrl,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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

/** A person's code that no other act has used: half a minute passes. */
export function nextCode(app: TestApp, { key }: Pick<DeskPerson, 'key'>): string {
  app.setTime(new Date(app.services.clock().getTime() + 30_000))
  return codeFor(app, key)
}

/** Without its mail. */
export async function inviteForTest(app: TestApp, email: string, role: OperatorRole): Promise<string> {
  const { link } = await addInvitation(app.services.database.query, app.services, { email, role, by: null })
  return new URL(link).searchParams.get('code') as string
}

let holders = 0

/** An account as Google makes it: without a password, which would take time. */
export async function makeAccount(app: TestApp, email = `person${++holders}@desk.example`): Promise<AccountHolder> {
  const { services } = app
  const now = services.clock().toISOString()
  const account = await insertAccount(services.database.query, {
    ...{ email, name: null, password_hash: null, verified: 1, proven_at: now, email_consent: 0, onboarded: 1 },
    ...{ canonical_email: canonicalEmail(email), created_at: now },
  })
  if (account === undefined) throw new Error(`${email} has an account already.`)
  return { id: account.id, email, token: await beginSession(app, account.id) }
}

/** One more session of an account, as on a second device. */
export async function beginSession({ services }: TestApp, accountId: string): Promise<string> {
  const { query } = services.database
  const account = await query.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  return signNewSession(
    services,
    await startSession(query, services, account, { method: 'google', device: 'Firefox, Linux' }),
  )
}

/** What the page of an invitation shows of a new key for one-time codes. */
export async function offeredKey(app: TestApp, invitation: string, { token }: AccountHolder) {
  const answer = await atDesk(app, '/api/desk/invitation/key', { invitation }, { token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as { key: string; uri: string; sealedKey: string }
}

/** An operator with a role, at the desk. */
export async function signInToDesk(app: TestApp, role: OperatorRole, holder?: AccountHolder): Promise<DeskPerson> {
  const account = holder ?? (await makeAccount(app))
  const invitation = await inviteForTest(app, account.email, role)
  const { key, sealedKey } = await offeredKey(app, invitation, account)
  const accepted = { invitation, sealedKey, newCode: codeFor(app, key) }
  const answer = await atDesk(app, '/api/desk/invitation/accept', accepted, { token: account.token })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { ...account, key, recoveryCodes, cookie: readCookies(answer) }
}

/** What a browser would send back of the cookies of an answer. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] as string)
    .join('; ')
}
