// How often something may be tried. Counted in the database, so that every process counts alike and a restart forgets
// nothing; each count is one atomic statement, so that a burst gets exactly what one after the other would get.
import { type Kysely, sql } from 'kysely'
import { AppError } from '#src/shared/app-error.ts'
import type { MessageRef } from '#src/shared/message-ref.ts'
import type { Tables } from '../database/tables/tables.ts'
import { isoDay } from '../iso-day.ts'
import type { Services } from '../services.ts'
import { WIDER_SHARE, widenNetwork } from './client-address.ts'

export interface Limit {
  /** Must be unique in the product. */
  name: string
  max: number
  seconds: number
  /** Counts from midnight to midnight (UTC), so that what is kept of a try tells its day and no more. `seconds` is a day's. */
  byDay?: true
  /** The limit of the /48 around a network; by default eight times `max`. */
  widerMax?: number
  /** The message for a refused client; that there were too many attempts when it is left out. */
  message?: MessageRef
}

/** A limit, and who or what is counted: a network, an account, an address. Kept as a keyed hash. */
export interface LimitUse {
  limit: Limit
  subject: string
}

/** The maximum of stored rows. Above it those that end soonest are removed. */
const ROWS_MAX = 100_000
/** How far the clocks of two machines may be apart. What ends later still was counted before a clock was set back. */
const CLOCKS_APART_MS = 5 * 60 * 1_000
const TAKES_BETWEEN_SWEEPS = 1_000
let takes = 0

/**
 * Counts one try against each limit, in order, and stops at the first that is full. The try then counts nowhere: what one account
 * refuses takes nothing from its network.
 * @throws AppError `too_many_requests` with Retry-After
 */
export async function enforceLimits(services: Services, uses: LimitUse[]): Promise<void> {
  const { query } = services.database
  const full = await query.transaction().execute((transaction) => countAll(transaction, services, uses))
  takes += 1
  if (takes % TAKES_BETWEEN_SWEEPS === 0) await sweepLimits(services)
  if (full === null) return
  throw new AppError('too_many_requests', full.limit.message ?? 'server_too_many_tries', { retryAfter: full.seconds })
}

/** As `enforceLimits`, inside the caller's transaction, and answers instead of throwing. */
export async function tryTakeLimit(query: Kysely<Tables>, services: Services, use: LimitUse): Promise<boolean> {
  return (await countAll(query, services, [use])) === null
}

/** @returns null, or the limit that is reached and the seconds until a try is possible again */
async function countAll(
  query: Kysely<Tables>,
  services: Services,
  uses: LimitUse[],
): Promise<{ limit: Limit; seconds: number } | null> {
  // Read before any write, so that a full /48 does not add a row for each of its networks.
  for (const wider of uses.flatMap((use) => withWiderNetwork(use).slice(1))) {
    const seconds = await secondsIfFull(query, services, wider)
    if (seconds !== null) return { limit: wider.limit, seconds }
  }
  const counted: LimitUse[] = []
  for (const one of uses.flatMap(withWiderNetwork)) {
    const seconds = await countOne(query, services, one)
    if (seconds !== null) {
      await takeBack(query, services, counted)
      return { limit: one.limit, seconds }
    }
    counted.push(one)
  }
  return null
}

/** Gives a try back that was a good one, limit by limit in the order in which they were taken, so that no deadlock arises. */
export async function refundLimits(query: Kysely<Tables>, services: Services, uses: LimitUse[]): Promise<void> {
  await takeBack(query, services, uses.flatMap(withWiderNetwork))
}

async function takeBack(query: Kysely<Tables>, services: Services, counted: LimitUse[]): Promise<void> {
  for (const one of counted) {
    const [key] = keysOf(services, one)
    // No row is left for invented addresses and networks that another limit refused.
    const { numDeletedRows } = await query
      .deleteFrom('rate_limit')
      .where('key', '=', key)
      .where('count', '<=', 1)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) continue
    await query
      .updateTable('rate_limit')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .where('expires_at', '>', services.clock().toISOString())
      .execute()
  }
}

/** Removes counts that have ended, and the oldest ones above the maximum. */
export async function sweepLimits(services: Services, rowsMax = ROWS_MAX): Promise<void> {
  const { query } = services.database
  await query.deleteFrom('rate_limit').where('expires_at', '<=', services.clock().toISOString()).execute()
  const newestKept = await query
    .selectFrom('rate_limit')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .offset(rowsMax)
    .limit(1)
    .executeTakeFirst()
  if (newestKept === undefined) return
  await query.deleteFrom('rate_limit').where('expires_at', '<=', newestKept.expires_at).execute()
}

/** A use of a network is also counted for the /48 around it, afterwards, so that a full network uses up nothing of its neighbours. */
function withWiderNetwork(use: LimitUse): LimitUse[] {
  const subject = widenNetwork(use.subject)
  if (subject === null) return [use]
  const { max, widerMax = WIDER_SHARE * max } = use.limit
  return [use, { limit: { ...use.limit, max: widerMax }, subject }]
}

/** Null below the limit, otherwise the seconds until a try is possible again. */
async function secondsIfFull(query: Kysely<Tables>, services: Services, use: LimitUse): Promise<number | null> {
  const [key] = keysOf(services, use)
  const row = await query
    .selectFrom('rate_limit')
    .select(['count', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined || row.count < use.limit.max) return null
  const rest = Date.parse(row.expires_at) - services.clock().getTime()
  // A count has ended when its time is over or it was made before a clock was set back.
  if (rest <= 0 || rest > use.limit.seconds * 1_000 + CLOCKS_APART_MS) return null
  return Math.min(Math.ceil(rest / 1_000), use.limit.seconds)
}

/** Counts a try. @returns null, or at the limit the seconds until a try is possible again */
async function countOne(query: Kysely<Tables>, services: Services, use: LimitUse): Promise<number | null> {
  const now = services.clock()
  const begunAt = use.limit.byDay ? Date.parse(isoDay(now)) : now.getTime()
  const endsAt = begunAt + use.limit.seconds * 1_000
  const end = new Date(endsAt).toISOString()
  const latest = new Date(endsAt + CLOCKS_APART_MS).toISOString()
  const isOver = sql`(rate_limit.expires_at <= ${now.toISOString()} or rate_limit.expires_at > ${latest})`
  const [key, ...olderKeys] = keysOf(services, use)
  if (olderKeys.length > 0) await moveCount(query, key, olderKeys, now)
  const taken = await query
    .insertInto('rate_limit')
    .values({ key, count: 1, expires_at: end, created_at: new Date(begunAt).toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else rate_limit.count + 1 end`,
          expires_at: sql<string>`case when ${isOver} then ${end} else rate_limit.expires_at end`,
        })
        // A full count stays as it is, because a refused try does not count. PostgreSQL locks the row but changes nothing.
        .where(sql<boolean>`${isOver} or rate_limit.count < ${use.limit.max}`),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return null
  const row = await query.selectFrom('rate_limit').select('expires_at').where('key', '=', key).executeTakeFirst()
  const seconds = Math.ceil((Date.parse(row?.expires_at ?? end) - now.getTime()) / 1_000)
  // Another machine's clock may be a little ahead: no caller waits longer than the limit itself.
  return Math.min(Math.max(seconds, 1), use.limit.seconds)
}

/** Continues the count from before TOKEN_SECRET was changed, because a limit by the month must outlive the change. */
async function moveCount(query: Kysely<Tables>, key: string, olderKeys: string[], now: Date): Promise<void> {
  await query
    .insertInto('rate_limit')
    .columns(['key', 'count', 'expires_at', 'created_at'])
    .expression((builder) =>
      builder
        .selectFrom('rate_limit')
        .select([sql<string>`${key}`.as('key'), 'count', 'expires_at', 'created_at'])
        .where('key', 'in', olderKeys)
        .where('expires_at', '>', now.toISOString())
        .orderBy('count', 'desc')
        .limit(1),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** The key to count by, and those by which it was counted with older secrets. */
function keysOf(services: Services, { limit, subject }: LimitUse): [string, ...string[]] {
  const [newest, ...older] = services.secrets.keyedHashes('rate-limit', subject)
  return [`${limit.name}:${newest}`, ...older.map((hash) => `${limit.name}:${hash}`)]
}
