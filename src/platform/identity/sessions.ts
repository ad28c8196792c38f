// Sessions: one row for each place where an account is signed in. Ending the row ends the token, at once and everywhere.

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#src/shared/duration.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { AccountTable, SessionTable } from '../database/tables/account-tables.ts'
import type { Tables } from '../database/tables/tables.ts'
import { isoDay } from '../iso-day.ts'
import { hashSecret, randomSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { noteAccountUse } from './accounts.ts'
import { signSessionToken } from './session-token.ts'

/** Without a request for this long a session ends. */
const IDLE_LIMIT_MS = 14 * DAY_MS
/** However much it is used, a session ends after this. */
const ABSOLUTE_LIMIT_MS = 30 * DAY_MS
/** More than a person has devices. One more session ends the one unused for longest. */
const MOST_SESSIONS = 50
/** A request within this time after the last noted one is not noted: a write for each request would be a waste. */
const NOTE_EVERY_MS = 10 * 60 * 1_000

export type SessionOwner = Pick<AccountTable, 'id' | 'email' | 'name'> & {
  verified: number
  email_consent: number
  role: OperatorRole | null
}

/** A session whose token is still to be signed, once the transaction that began it is over. */
export interface NewSession {
  owner: SessionOwner
  sid: string
  expiresAt: Date
}

/** Starts a session, of which `signNewSession` makes the token. */
export async function startSession(
  query: Kysely<Tables>,
  services: Services,
  owner: SessionOwner,
  { method, device }: Pick<SessionTable, 'method' | 'device'>,
): Promise<NewSession> {
  const now = services.clock()
  const expiresAt = new Date(now.getTime() + ABSOLUTE_LIMIT_MS)
  const sid = randomSecret()
  await query
    .insertInto('session')
    .values({
      id: randomUUID(),
      sid_hash: hashSecret(sid),
      account_id: owner.id,
      method,
      device,
      last_used_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
      created_at: now.toISOString(),
    })
    .execute()
  await endSessionsBeyondMost(query, owner.id)
  await noteAccountUse(query, owner.id, isoDay(now))
  return { owner, sid, expiresAt }
}

export function signNewSession(services: Services, { owner, sid, expiresAt }: NewSession): Promise<string> {
  return signFor(services, owner, sid, expiresAt)
}

/** A token that says what is true now, for the same session and with the same end. */
export async function renewToken(services: Services, session: LiveSession, sid: string): Promise<string> {
  return signFor(services, { ...session, id: session.account_id }, sid, new Date(session.expires_at))
}

export type LiveSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** The session that a token opens, with its account, or undefined when it has ended. Notes that it was used. */
export async function findLiveSession(
  services: Services,
  sid: string,
  accountId: string,
): Promise<LiveSession | undefined> {
  const { query } = services.database
  const now = services.clock()
  const session = await findSession(query, hashSecret(sid))
  if (session === undefined || session.account_id !== accountId) return undefined
  const idleSince = new Date(now.getTime() - IDLE_LIMIT_MS).toISOString()
  if (session.expires_at <= now.toISOString() || session.last_used_at <= idleSince) return undefined
  if (now.getTime() - Date.parse(session.last_used_at) > NOTE_EVERY_MS) {
    await query
      .updateTable('session')
      .set({ last_used_at: now.toISOString() })
      .where('id', '=', session.session_id)
      .execute()
    await noteAccountUse(query, accountId, isoDay(now))
  }
  return session
}

function findSession(query: Kysely<Tables>, sidHash: string) {
  return query
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id as session_id', 'session.account_id', 'session.method'])
    .select(['session.last_used_at', 'session.expires_at', 'session.created_at as signed_in_at'])
    .select(['account.email', 'account.canonical_email', 'account.name', 'account.verified'])
    .select(['account.email_consent', 'account.onboarded', 'account.password_hash', 'account.role'])
    .where('session.sid_hash', '=', sidHash)
    .executeTakeFirst()
}

/** The sessions of an account, last used first. */
export async function listLiveSessions(services: Services, accountId: string) {
  const now = services.clock()
  return services.database.query
    .selectFrom('session')
    .select(['id', 'method', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .where('last_used_at', '>', new Date(now.getTime() - IDLE_LIMIT_MS).toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Whether an account is signed in anywhere, or was until its session ran out a while ago. */
export async function hasSession(query: Kysely<Tables>, accountId: string): Promise<boolean> {
  const session = await query
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** Ends one session of an account; false when the account has no such session. */
export async function endOneSession(query: Kysely<Tables>, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of an account, but for one if it is named, and says how many. */
export async function endAllSessions(query: Kysely<Tables>, accountId: string, except?: string): Promise<number> {
  let ending = query.deleteFrom('session').where('account_id', '=', accountId)
  if (except !== undefined) ending = ending.where('id', '!=', except)
  const { numDeletedRows } = await ending.executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends the sessions of an account that began in one way, but for one. */
export async function endSessionsBegunBy(
  query: Kysely<Tables>,
  accountId: string,
  method: SessionTable['method'],
  except: string,
): Promise<void> {
  await query
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('method', '=', method)
    .where('id', '!=', except)
    .execute()
}

async function endSessionsBeyondMost(query: Kysely<Tables>, accountId: string): Promise<void> {
  const beyond = await query
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS)
    .offset(MOST_SESSIONS)
    .execute()
  if (beyond.length === 0) return
  const ids = beyond.map(({ id }) => id)
  await query.deleteFrom('session').where('id', 'in', ids).execute()
}

/** Removes the rows of sessions that have run out. */
export async function forgetEndedSessions(services: Services): Promise<void> {
  const now = services.clock()
  await services.database.query
    .deleteFrom('session')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now.toISOString()),
        where('last_used_at', '<=', new Date(now.getTime() - IDLE_LIMIT_MS).toISOString()),
      ]),
    )
    .execute()
}

function signFor(services: Services, owner: SessionOwner, sid: string, expiresAt: Date): Promise<string> {
  const { id, email, name, verified, email_consent } = owner
  const role = roleInToken(services, owner)
  const content = { sub: id, sid, email, name, verified: verified === 1, emailConsent: email_consent === 1, role }
  return signSessionToken(services, content, expiresAt)
}

/** Without a desk there is nothing that a page could offer to an operator. */
export function roleInToken({ config }: Services, { role }: Pick<SessionOwner, 'role'>): OperatorRole | null {
  return config.desk ? role : null
}
