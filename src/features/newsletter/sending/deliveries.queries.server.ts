// The SQL of deliveries: one row for each reader of an issue, and the conditional updates that keep two copies apart.
import { type Kysely, sql } from 'kysely'
import type { Database } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { isIssueStopped } from '../issues/newsletter-issues.queries.server.ts'
import { isSuppressed } from './audience.queries.server.ts'
import { hasEnded } from './copies-by-state.queries.server.ts'

type Query = Kysely<Tables>

/** Nothing is put off or held for longer than this, so what is was written before the clock was set back (I13). */
export const FARTHEST_MS = HOUR_MS + 5 * MINUTE_MS

export interface LeasedDelivery {
  subscriber_id: string
  /** Null for somebody who has left or was erased. */
  reader: { email: string; epoch: number; language: string } | null
  attempts: number
}

/** Takes up to `count` readers whose turn it is, so that no other process opens a connection for them meanwhile. */
export async function leaseDeliveries(
  { engine, query }: Database,
  { issue, worker, count, now, seconds }: { issue: string; worker: string; count: number; now: Date; seconds: number },
): Promise<LeasedDelivery[]> {
  const time = now.toISOString()
  const farthest = new Date(now.getTime() + FARTHEST_MS).toISOString()
  const isDue = () =>
    query
      .selectFrom('delivery')
      .select('subscriber_id')
      .where('issue', '=', issue)
      .where('state', '=', 'waiting')
      .where(({ or, eb }) => or([eb('due_at', '<=', time), eb('due_at', '>', farthest)]))
      .where((where) => where.not(where.exists(isIssueStopped(query))))
      .where(({ or, eb }) =>
        or([eb('leased_until', 'is', null), eb('leased_until', '<=', time), eb('leased_until', '>', farthest)]),
      )
      .orderBy('due_at')
      .limit(count)
  // Outside any write when there is nothing to do: this runs once a second.
  if ((await isDue().limit(1).executeTakeFirst()) === undefined) return []
  const due = engine === 'postgres' ? isDue().forUpdate().skipLocked() : isDue()
  // As a step of its own: inside the condition PostgreSQL may run it again for each row, and then lease all there are.
  const leased = await query
    .with(
      (name) => name('due').materialized(),
      () => due,
    )
    .updateTable('delivery')
    .set({ leased_until: new Date(now.getTime() + seconds * 1_000).toISOString(), worker })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', (from) => from.selectFrom('due').select('due.subscriber_id'))
    .where('state', '=', 'waiting')
    .returning(['subscriber_id', 'attempts'])
    .execute()
  if (leased.length === 0) return []
  const ids = leased.map((row) => row.subscriber_id)
  const readers = await query
    .selectFrom('subscriber')
    .select(['id', 'email', 'epoch', 'language'])
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .execute()
  const known = new Map(readers.map(({ id, ...reader }) => [id, reader]))
  return leased.map((row) => ({ ...row, reader: known.get(row.subscriber_id) ?? null }))
}

interface MailCopy {
  issue: string
  subscriberId: string
}

/** Who notes it, when, and what the mail server answered. */
interface Receipt {
  worker: string
  code: string | null
  now: Date
}

/**
 * Notes copies that the mail server has taken, and claims the next ones, in one commit. The claim is the one moment that
 * decides: each copy is answered to one caller only, and only while its reader still wants it. After it the copy may be
 * on its way, whatever happens to us. @returns the readers whose copy is ours
 */
export async function acceptAndClaim(
  { engine, query }: Database,
  issue: string,
  { accepted, claimed }: { accepted: string[]; claimed: string[] },
  receipt: Receipt,
): Promise<string[]> {
  const { worker } = receipt
  if (claimed.length === 0) {
    await acceptDeliveries(query, issue, accepted, receipt).execute()
    return []
  }
  const claim = (on: Query) => claimDeliveries(on, issue, claimed, worker)
  const accept = (on: Query) => acceptDeliveries(on, issue, accepted, receipt)
  if (accepted.length === 0) return idsOf(await claim(query).execute())
  // One way to the server and back in place of four; SQLite has no such statement, and no way to go.
  if (engine === 'postgres') {
    const both = query.with('taken', () => accept(query).returning('subscriber_id')).with('ours', () => claim(query))
    return idsOf(await both.selectFrom('ours').select('ours.subscriber_id').execute())
  }
  return query.transaction().execute(async (transaction) => {
    await accept(transaction).execute()
    return idsOf(await claim(transaction).execute())
  })
}

function claimDeliveries(query: Query, issue: string, ids: string[], worker: string) {
  return query
    .updateTable('delivery')
    .set({ state: 'sending', worker, attempts: sql<number>`attempts + 1` })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', ids)
    .where('state', '=', 'waiting')
    .where(({ exists }) => exists(isWanted(query)))
    .where(({ exists, not }) => not(exists(isIssueStopped(query))))
    .returning('subscriber_id')
}

/** Beside a `delivery` in the same statement: whether its reader still wants it. */
function isWanted(query: Query) {
  return query
    .selectFrom('subscriber')
    .select(sql`1`.as('found'))
    .where('subscriber.id', '=', sql.ref<string>('delivery.subscriber_id'))
    .where('subscriber.state', '=', 'active')
    .where(({ exists, not }) => not(exists(isSuppressed(query))))
}

/** Skips a copy that could not be claimed, if that was because its reader does not want it: others have it, or it waits for a word. */
export async function skipUnwanted(query: Query, { issue, subscriberId }: MailCopy, now: Date): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state: 'skipped', last_code: null, leased_until: null, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'waiting')
    .where(({ exists, not }) => not(exists(isWanted(query))))
    .execute()
}

/** True even when others have given up on us in the meantime. */
function acceptDeliveries(query: Query, issue: string, ids: string[], { worker, code, now }: Receipt) {
  return query
    .updateTable('delivery')
    .set({ state: 'accepted', last_code: code, leased_until: null, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', ids)
    .where('state', 'in', ['sending', 'uncertain'])
    .where('worker', '=', worker)
}

function idsOf(rows: { subscriber_id: string }[]): string[] {
  return rows.map((row) => row.subscriber_id)
}

/** What else became of a copy that was claimed. The worker that claimed it may still say so when others gave it up. */
export async function settleDelivery(
  query: Query,
  { issue, subscriberId }: MailCopy,
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
  { issue, subscriberId }: MailCopy,
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

/**
 * Tries again later what has certainly not left.
 * @param claimed whether it was ours: else it may be another's by now
 * @param counts whether it counts as a try of this copy
 */
export async function postponeDelivery(
  query: Query,
  { issue, subscriberId }: MailCopy,
  worker: string,
  { due, code, claimed, counts = true }: { due: Date; code: string | null; claimed: boolean; counts?: boolean },
): Promise<void> {
  // A claim has counted the try.
  const uncounted = Number(counts) - Number(claimed)
  await query
    .updateTable('delivery')
    .set({
      state: 'waiting',
      due_at: due.toISOString(),
      leased_until: null,
      last_code: code,
      ...(uncounted === 0 ? {} : { attempts: sql<number>`attempts + ${uncounted}` }),
    })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', claimed ? 'sending' : 'waiting')
    .where('worker', '=', worker)
    .execute()
}

/** Whether anybody has got this issue. */
export async function hasAccepted(query: Query, issue: string): Promise<boolean> {
  const row = await query
    .selectFrom('delivery')
    .select('issue')
    .where('issue', '=', issue)
    .where('state', '=', 'accepted')
    .where(hasEnded)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many copies of any issue wait that were refused for good without a try that counts: it may be us who are refused. */
export async function countPutOff(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('last_code', 'like', '5%')
    .where(({ exists, not }) => not(exists(isIssueStopped(query))))
    .executeTakeFirstOrThrow()
  return Number(count)
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
