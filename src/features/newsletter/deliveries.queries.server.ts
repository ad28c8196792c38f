// The SQL of deliveries: one row for each reader of an issue, and the conditional updates that keep two copies apart.
import { type Kysely, sql } from 'kysely'
import type { Database } from '#src/server/database/database.ts'
import type { DeliveryState } from '#src/server/database/newsletter-tables.ts'
import type { Tables } from '#src/server/database/tables.ts'

type Query = Kysely<Tables>

/** Who is to get an issue, as of now: everybody who confirmed and is not suppressed, one row each. */
export async function freezeAudience(query: Query, issue: string, now: Date): Promise<number> {
  const time = now.toISOString()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('delivery')
    .columns(['issue', 'subscriber_id', 'state', 'due_at', 'created_at'])
    .expression((builder) =>
      builder
        .selectFrom('subscriber')
        .select([
          sql<string>`${issue}`.as('issue'),
          'subscriber.id',
          sql<DeliveryState>`'waiting'`.as('state'),
          sql<string>`${time}`.as('due_at'),
          sql<string>`${time}`.as('created_at'),
        ])
        .where('subscriber.state', '=', 'active')
        .where((where) => where.not(where.exists(isSuppressed(query)))),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Beside a `subscriber` in the same statement: whether the address is not to be written to. */
function isSuppressed(query: Query) {
  return query
    .selectFrom('suppression')
    .select(sql`1`.as('found'))
    .where('suppression.address_hash', '=', sql.ref<string>('subscriber.address_hash'))
}

export interface LeasedDelivery {
  subscriber_id: string
  /** Null for somebody who has left or was erased. */
  email: string | null
  attempts: number
}

/** Takes up to `count` readers whose turn it is, so that no other process opens a connection for them meanwhile. */
export async function leaseDeliveries(
  { engine, query }: Database,
  { issue, worker, count, now, seconds }: { issue: string; worker: string; count: number; now: Date; seconds: number },
): Promise<LeasedDelivery[]> {
  const time = now.toISOString()
  const isDue = () =>
    query
      .selectFrom('delivery')
      .select('subscriber_id')
      .where('issue', '=', issue)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', time)
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', time)]))
      .orderBy('due_at')
      .limit(count)
  // Outside any write when there is nothing to do: this runs once a second.
  if ((await isDue().limit(1).executeTakeFirst()) === undefined) return []
  const due = engine === 'postgres' ? isDue().forUpdate().skipLocked() : isDue()
  const leased = await query
    .updateTable('delivery')
    .set({ leased_until: new Date(now.getTime() + seconds * 1_000).toISOString(), worker })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', due)
    .where('state', '=', 'waiting')
    .returning(['subscriber_id', 'attempts'])
    .execute()
  if (leased.length === 0) return []
  const ids = leased.map((row) => row.subscriber_id)
  const readers = await query
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .execute()
  const emails = new Map(readers.map(({ id, email }) => [id, email]))
  return leased.map((row) => ({ ...row, email: emails.get(row.subscriber_id) ?? null }))
}

interface Copy {
  issue: string
  subscriberId: string
}

/**
 * The one moment that decides: true for one caller only, and only while the reader still wants it. After it the copy
 * may be on its way, whatever happens to us.
 */
export async function claimDelivery(query: Query, { issue, subscriberId }: Copy, worker: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('delivery')
    .set({ state: 'sending', worker, attempts: sql<number>`attempts + 1` })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom, not }) =>
      exists(
        selectFrom('subscriber')
          .select(sql`1`.as('found'))
          .where('subscriber.id', '=', subscriberId)
          .where('subscriber.state', '=', 'active')
          .where(not(exists(isSuppressed(query)))),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What became of a copy that was claimed. The worker that claimed it may still say so when others gave it up. */
export async function settleDelivery(
  query: Query,
  { issue, subscriberId }: Copy,
  worker: string,
  { state, code, now }: { state: 'accepted' | 'failed' | 'uncertain'; code: string | null; now: Date },
): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state, last_code: code, leased_until: null, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', ['sending', 'uncertain'])
    .where('worker', '=', worker)
    .execute()
}

/** Ends a copy that was never claimed: refused for good, or no longer wanted. */
export async function endDelivery(
  query: Query,
  { issue, subscriberId }: Copy,
  { state, code, now }: { state: 'failed' | 'skipped'; code: string | null; now: Date },
): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state, last_code: code, leased_until: null, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Tries again later. It has certainly not left, even if the answer to its claim was lost. */
export async function postponeDelivery(
  query: Query,
  { issue, subscriberId }: Copy,
  worker: string,
  { due, code, claimed }: { due: Date; code: string | null; claimed: boolean },
): Promise<void> {
  await query
    .updateTable('delivery')
    .set({
      state: 'waiting',
      due_at: due.toISOString(),
      leased_until: null,
      last_code: code,
      // A claim has counted the try.
      ...(claimed ? {} : { attempts: sql<number>`attempts + 1` }),
    })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', ['waiting', 'sending'])
    .where('worker', '=', worker)
    .execute()
}

/** Gives leased copies back untouched: the mail server is away, which is nobody's try. */
export async function releaseDeliveries(query: Query, issue: string, worker: string): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ leased_until: null })
    .where('issue', '=', issue)
    .where('state', '=', 'waiting')
    .where('worker', '=', worker)
    .execute()
}

/** A reader is gone: what waits for them is not sent. */
export async function skipWaiting(query: Query, subscriberId: string, now: Date): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state: 'skipped', leased_until: null, finished_at: now.toISOString() })
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function listDeliveriesOf(query: Query, subscriberId: string) {
  return query
    .selectFrom('delivery')
    .select(['issue', 'state', 'finished_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute()
}

/** What a person decided about copies in doubt. */
export async function resolveUncertain(
  query: Query,
  issue: string,
  state: 'accepted' | 'waiting',
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('delivery')
    .set({ state, due_at: now.toISOString(), leased_until: null })
    .where('issue', '=', issue)
    .where('state', '=', 'uncertain')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
