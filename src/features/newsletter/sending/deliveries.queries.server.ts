// The SQL of copies: one row for each reader of an issue, queued, sending, sent, failed, or skipped where the reader has gone.
// There may be a million, so every query is written to use an index.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import type { DeliveryState } from '../newsletter-tables.server.ts'
import { isSuppressed } from './audience.queries.server.ts'

type Query = Kysely<Tables>

/** The longest pause of a copy. A later time was written before the clock was set back. */
const FARTHEST_MS = HOUR_MS + 5 * MINUTE_MS

/** The copy has ended. The same words as in the index `delivery_ended`, because SQLite uses a partial index only then. */
const hasEnded = sql<boolean>`state not in ('queued', 'sending')`

/** The job that sends an issue, as this process has claimed it. */
export interface IssueClaim {
  issue: string
  jobId: string
  lockedBy: string
}

export interface TakenCopy {
  subscriberId: string
  /** The number of earlier tries. */
  attempts: number
  createdAt: string
  reader: { id: string; email: string; epoch: number; language: string }
}

/** Puts copies of a dead process back into the queue, so that no reader is left out. */
export async function requeueSending(query: Query, issue: string): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state: 'queued' })
    .where(ofIssue(issue))
    .where('state', '=', 'sending')
    .execute()
}

/**
 * Takes the next copies in hand, as long as the issue is not stopped and the job is still ours. Readers who have left are skipped.
 * @returns how many rows were taken from the queue, and the copies to send
 */
export async function takeCopies(
  query: Query,
  { issue, jobId, lockedBy }: IssueClaim,
  count: number,
  now: Date,
): Promise<{ taken: number; copies: TakenCopy[] }> {
  const rows = await query
    // It is a step of its own, because inside the condition PostgreSQL may run it for each row and take all copies.
    .with(
      (name) => name('due').materialized(),
      () => dueCopies(query, issue, now).orderBy('due_at').limit(count),
    )
    .updateTable('delivery')
    .set({ state: 'sending' })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', (from) => from.selectFrom('due').select('due.subscriber_id'))
    .where(({ exists, not }) => not(exists(isIssueStopped(query))))
    .where(({ exists }) =>
      exists(query.selectFrom('job').select('id').where('id', '=', jobId).where('locked_by', '=', lockedBy)),
    )
    .returning(['subscriber_id', 'attempts', 'created_at'])
    .execute()
  if (rows.length === 0) return { taken: 0, copies: [] }
  const readers = await query
    .selectFrom('subscriber')
    .select(['id', 'email', 'epoch', 'language', 'state'])
    .where(
      'id',
      'in',
      rows.map(({ subscriber_id }) => subscriber_id),
    )
    .where(({ exists, not }) => not(exists(isSuppressed(query))))
    .execute()
  // It is a separate query, because in the same one SQLite would read all active readers to find these few.
  const active = readers.filter(({ state }) => state === 'active')
  const known = new Map(active.map((reader) => [reader.id, reader]))
  const gone = rows.filter(({ subscriber_id }) => !known.has(subscriber_id)).map((row) => row.subscriber_id)
  if (gone.length > 0) await endCopies(query, issue, gone, { state: 'skipped', reason: null, now })
  const copies = rows.flatMap(({ subscriber_id: subscriberId, attempts, created_at: createdAt }) => {
    const reader = known.get(subscriberId)
    return reader === undefined ? [] : [{ subscriberId, attempts, createdAt, reader }]
  })
  return { taken: rows.length, copies }
}

function dueCopies(query: Query, issue: string, now: Date) {
  const farthest = new Date(now.getTime() + FARTHEST_MS).toISOString()
  return query
    .selectFrom('delivery')
    .select('subscriber_id')
    .where('issue', '=', issue)
    .where('state', '=', 'queued')
    .where(({ or, eb }) => or([eb('due_at', '<=', now.toISOString()), eb('due_at', '>', farthest)]))
}

/** Writes the results of copies, also of those that were given back meanwhile because this process seemed to be dead. */
export async function endCopies(
  query: Query,
  issue: string,
  ids: string[],
  { state, reason, now }: { state: 'sent' | 'failed' | 'skipped'; reason: string | null; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await query
    .updateTable('delivery')
    .set({ state, last_error: reason, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', ids)
    .where('state', 'in', ['queued', 'sending'])
    .execute()
}

/** @param counts whether it was a try of this copy, and not of the mail server */
export async function putOffCopy(
  query: Query,
  issue: string,
  { subscriberId }: Pick<TakenCopy, 'subscriberId'>,
  { due, reason, counts }: { due: Date; reason: string; counts: boolean },
): Promise<void> {
  await query
    .updateTable('delivery')
    .set({
      state: 'queued',
      due_at: due.toISOString(),
      last_error: reason,
      ...(counts ? { attempts: sql<number>`attempts + 1` } : {}),
    })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'sending')
    .execute()
}

/** When the next copy is due; null when none waits. */
export async function findNextDue(query: Query, issue: string): Promise<Date | null> {
  const row = await query
    .selectFrom('delivery')
    .select('due_at')
    .where('issue', '=', issue)
    .where('state', '=', 'queued')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : new Date(row.due_at)
}

/** Whether any reader has got this issue. */
export async function hasSent(query: Query, issue: string): Promise<boolean> {
  const row = await query
    .selectFrom('delivery')
    .select('issue')
    .where('issue', '=', issue)
    .where('state', '=', 'sent')
    .where(hasEnded)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Why copies failed, or wait for another try: the mail server's words, and how often each. */
export async function listReasons(query: Query, issue: string): Promise<{ reason: string; count: number }[]> {
  const rows = await query
    .selectFrom('delivery')
    .select(({ fn }) => [sql<string>`last_error`.as('reason'), fn.countAll<number | string>().as('count')])
    .where('issue', '=', issue)
    .where('last_error', 'is not', null)
    .groupBy('last_error')
    .orderBy('count', 'desc')
    .orderBy('last_error')
    .limit(10)
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }))
}

/** The time for which an issue was stopped does not count as tries: waiting copies get a full day of tries again. */
export async function restartTries(query: Query, issue: string, now: Date): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ created_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('state', '=', 'queued')
    .execute()
}

/** Marks the issue as done when no copy waits or is being sent. @returns whether this call did so */
export async function markFinished(query: Query, slug: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issue')
    .set({ finished_at: now.toISOString() })
    .where('slug', '=', slug)
    .where('finished_at', 'is', null)
    .where(({ not, exists }) => not(exists(copiesQueued(query, slug).select('subscriber_id'))))
    .where(({ not, exists }) => not(exists(copiesInHand(query, slug).select('subscriber_id'))))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How many deliveries of an issue are in which state. */
export async function countDeliveries(query: Query, issue: string): Promise<Record<DeliveryState, number>> {
  const ended = query.selectFrom('delivery').where('issue', '=', issue).where(hasEnded)
  const rows = await countByState(ended)
    .unionAll(countByState(copiesQueued(query, issue)))
    .unionAll(countByState(copiesInHand(query, issue)))
    .execute()
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

function copiesQueued(query: Query, issue: string) {
  return query.selectFrom('delivery').where('issue', '=', issue).where('state', '=', 'queued')
}

/** The copies being sent, at most one for each connection. */
function copiesInHand(query: Query, issue: string) {
  return query.selectFrom('delivery').where('state', '=', 'sending').where(ofIssue(issue))
}

/** An expression instead of the column, because SQLite would otherwise use the index on the issue and read all of its copies. */
function ofIssue(issue: string) {
  return sql<boolean>`issue || '' = ${issue}`
}

function countByState(copies: SelectQueryBuilder<Tables, 'delivery', object>) {
  return copies.select(({ fn }) => ['state', fn.countAll<number | string>().as('count')]).groupBy('state')
}

/** How many copies of each issue failed, and how many of them because a mail server refused them for good. */
export async function countFailed(query: Query): Promise<Map<string, { failed: number; refused: number }>> {
  const rows = await query
    .selectFrom('delivery')
    .select(({ fn }) => [
      'issue',
      fn.countAll<number | string>().as('failed'),
      sql<number | string>`sum(case when last_error like '5%' then 1 else 0 end)`.as('refused'),
    ])
    // Names all issues, because the index begins with the issue.
    .where('issue', 'in', (from) => from.selectFrom('newsletter_issue').select('slug'))
    .where('state', '=', 'failed')
    .where(hasEnded)
    .groupBy('issue')
    .execute()
  return new Map(
    rows.map(({ issue, failed, refused }) => [issue, { failed: Number(failed), refused: Number(refused) }]),
  )
}

/** The readers whose copies failed, in order, with the reason; an erased reader has no address. */
export async function listFailures(query: Query, issue: string): Promise<{ address: string; reason: string }[]> {
  const rows = await query
    .selectFrom('delivery')
    .leftJoin('subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .select(['subscriber.email', 'delivery.last_error'])
    .where('delivery.issue', '=', issue)
    .where('delivery.state', '=', 'failed')
    .orderBy('subscriber.email')
    .execute()
  return rows.map(({ email, last_error }) => ({ address: email ?? '(erased)', reason: last_error ?? '' }))
}

/** A condition beside `delivery` in the same statement: its issue is stopped. */
function isIssueStopped(query: Query) {
  return query
    .selectFrom('newsletter_issue')
    .select(sql`1`.as('found'))
    .where('newsletter_issue.slug', '=', sql.ref<string>('delivery.issue'))
    .where('newsletter_issue.stopped_at', 'is not', null)
}
