// Who operates the site: accounts with a role. Their way to the desk is a session of its own, which begins with the second factor, is
// known by a cookie that no script reads and no other site can have sent, and ends with the session of the account it was begun with.
import type { Kysely } from 'kysely'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { Config } from '../config.ts'
import type { Tables } from '../database/tables/tables.ts'
import { hashSecret, randomSecret } from '../secrets.ts'
import type { Services } from '../services.ts'

type Query = Kysely<Tables>

const SESSION_SECONDS = 12 * HOUR_SECONDS

export interface Operator {
  /** The id of the account. */
  id: string
  email: string
  role: OperatorRole
  /** Identifies the session at the desk, but does not open it. */
  sidHash: string
}

/** The operator of the desk's session, or null. Read for each request, so that a removed role counts at once. */
export async function findOperator(
  services: Services,
  request: Request,
  query: Query = services.database.query,
): Promise<Operator | null> {
  const sid = readCookie(services.config, request)
  if (sid === null) return null
  const now = services.clock().toISOString()
  const found = await query
    .selectFrom('operator_session')
    .innerJoin('session', 'session.id', 'operator_session.session_id')
    .innerJoin('account', 'account.id', 'operator_session.account_id')
    .select(['account.id', 'account.email', 'account.role', 'operator_session.sid_hash'])
    .where('operator_session.sid_hash', '=', hashSecret(sid))
    .where('operator_session.expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  if (found === undefined || found.role === null) return null
  return { id: found.id, email: found.email, role: found.role, sidHash: found.sid_hash }
}

/**
 * Begins a session at the desk, in the place of an earlier one of the same browser.
 * @returns the header that keeps its cookie, or null when the account's own session has ended since
 */
export async function startOperatorSession(
  query: Query,
  services: Services,
  request: Request,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<string | null> {
  const own = await query.selectFrom('session').select('id').where('id', '=', sessionId).executeTakeFirst()
  if (own === undefined) return null
  const earlier = readCookie(services.config, request)
  if (earlier !== null) await endOperatorSession(query, hashSecret(earlier))
  const now = services.clock()
  const sid = randomSecret()
  await query
    .insertInto('operator_session')
    .values({
      sid_hash: hashSecret(sid),
      session_id: sessionId,
      account_id: accountId,
      expires_at: new Date(now.getTime() + 1_000 * SESSION_SECONDS).toISOString(),
      created_at: now.toISOString(),
    })
    .execute()
  return writeCookie(services.config, sid)
}

export async function endOperatorSession(query: Query, sidHash: string): Promise<void> {
  await query.deleteFrom('operator_session').where('sid_hash', '=', sidHash).execute()
}

/** @param except the hash of one that stays */
export async function endOperatorSessionsOf(query: Query, accountId: string, except = ''): Promise<void> {
  await query
    .deleteFrom('operator_session')
    .where('account_id', '=', accountId)
    .where('sid_hash', '!=', except)
    .execute()
}

export async function forgetEndedOperatorSessions({ database, clock }: Services): Promise<void> {
  await database.query.deleteFrom('operator_session').where('expires_at', '<=', clock().toISOString()).execute()
}

export async function listOperators(query: Query): Promise<{ id: string; email: string; role: OperatorRole }[]> {
  const rows = await query
    .selectFrom('account')
    .select(['id', 'email', 'role'])
    .where('role', 'is not', null)
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ role, ...rest }) => (role === null ? [] : [{ ...rest, role }]))
}

/** The addresses of some accounts, by their ids. */
export async function listAddresses(query: Query, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await query.selectFrom('account').select(['id', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export async function giveRole(query: Query, accountId: string, role: OperatorRole): Promise<void> {
  await query.updateTable('account').set({ role }).where('id', '=', accountId).execute()
}

/** Changes an operator's role. @returns false when no operator has this id */
export async function changeRole(query: Query, accountId: string, role: OperatorRole | null): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('account')
    .set({ role })
    .where('id', '=', accountId)
    .where('role', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The header that ends the cookie. */
export function endCookie(config: Config): string {
  return writeCookie(config, '')
}

/** Null without a cookie, or when a neighbouring site has set a second cookie of this name. */
function readCookie(config: Config, request: Request): string | null {
  const begin = `${cookieName(config)}=`
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const mine = cookies.filter((cookie) => cookie.startsWith(begin))
  const value = mine.length === 1 ? mine[0]?.slice(begin.length) : undefined
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null
}

function writeCookie(config: Config, value: string): string {
  const secure = isHttps(config) ? '; Secure' : ''
  const seconds = value === '' ? 0 : SESSION_SECONDS
  return `${cookieName(config)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** `__Host-` cannot be set without https: a browser would drop it. */
function cookieName(config: Config): string {
  return isHttps(config) ? '__Host-desk' : 'desk'
}

function isHttps({ http }: Config): boolean {
  return http.publicUrl.startsWith('https:')
}
