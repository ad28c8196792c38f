// Work that waits, one row each: written in the transaction of its cause, so that there is never the one without the other, and
// deleted when it is done. What it needs is sealed, because it may hold an address, or a code that opens an account.
import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'

type Query = Kysely<Tables>

/** Each lane has workers of its own, so that no issue and no nightly work delays a mail that a person waits for. */
export const LANES = {
  /** Mails that a person waits for in front of a screen, and the address typed to get one. */
  account: 0,
  mail: 1,
  issue: 2,
  background: 3,
} as const
export type Lane = keyof typeof LANES

export interface NewJob {
  kind: string
  lane: Lane
  payload?: unknown
  /** A second one of the same kind changes nothing. */
  uniqueKey?: string
  accountId?: string | null
  mailboxHash?: string
  /** It is done before this time, or not at all. */
  expiresAt?: Date | undefined
  /** Chosen by the caller where it may have to withdraw the job. */
  id?: string | undefined
}

/** A job that this process has in hand. */
export interface ClaimedJob {
  id: string
  kind: string
  unique_key: string | null
  payload: string
  attempts: number
  mailbox_hash: string | null
  expires_at: string | null
  created_at: string
  /** Names this claim: another process may take the job when it is not renewed. */
  locked_by: string
}

/** The kind of recurring work, whatever it is. */
export const RECURRING = 'recurring'

/** A job belongs to the process that does it for this long after its last sign of life, so that a dead process's work is soon taken over. */
const LEASE_MS = 8_000
/** How often a process that is still at work says so. */
export const RENEW_LEASE_MS = 2_000
/** No pause is longer, so what is put off for longer was written before the clock was set back. */
const FARTHEST_MS = HOUR_MS + 5 * MINUTE_MS

/** @param query the transaction of what causes it */
export async function queueJob(
  query: Query,
  services: Pick<Services, 'clock' | 'secrets'>,
  job: NewJob,
): Promise<void> {
  const now = services.clock()
  await query
    .insertInto('job')
    .values({
      id: job.id ?? randomUUID(),
      kind: job.kind,
      unique_key: job.uniqueKey ?? null,
      lane: LANES[job.lane],
      payload: services.secrets.seal(JSON.stringify(job.payload ?? null)),
      account_id: job.accountId ?? null,
      mailbox_hash: job.mailboxHash ?? null,
      run_at: now.toISOString(),
      expires_at: job.expiresAt?.toISOString() ?? null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
    .execute()
}

/**
 * Takes up to `count` jobs that are due, so that no other process runs them at the same time: by lane, and one for each mailbox, so that a
 * flood to one is no flood for the others.
 */
export async function claimJobs(services: Services, lanes: Lane[], count: number): Promise<ClaimedJob[]> {
  const { engine, query } = services.database
  const now = services.clock()
  const time = now.toISOString()
  const farthest = new Date(now.getTime() + FARTHEST_MS).toISOString()
  const numbers = lanes.map((lane) => LANES[lane])
  const isDue = ({ or, and, eb, ref }: ExpressionBuilder<Tables, 'job'>) =>
    and([
      eb('failed_at', 'is', null),
      eb('lane', 'in', numbers),
      or([
        eb('run_at', '<=', time),
        // It was to be done at once; or its pause was written before the clock was set back.
        eb('run_at', '<=', ref('created_at')),
        eb('run_at', '>', farthest),
      ]),
      or([eb('locked_until', 'is', null), eb('locked_until', '<=', time), eb('locked_until', '>', farthest)]),
    ])
  // Outside any transaction and without a write when there is nothing to do: this runs once a second.
  const due = await query.selectFrom('job').select('id').where(isDue).limit(1).executeTakeFirst()
  if (due === undefined) return []
  const inTurn = query
    .selectFrom('job')
    .select([
      'id',
      sql<number>`row_number() over (partition by coalesce(mailbox_hash, id) order by lane, run_at, id)`.as('turn'),
    ])
    .where(isDue)
  const chosen = query
    .selectFrom('job')
    .select('id')
    .where('id', 'in', query.selectFrom(inTurn.as('waiting')).select('id').where('turn', '=', 1))
    // Once more on the row itself: PostgreSQL asks again, after it has the lock, only what it can read from the row, and
    // another process may have taken it up between the two.
    .where(isDue)
    .orderBy('lane')
    .orderBy('run_at')
    .limit(count)
  return (
    query
      // As a step of its own: inside the condition PostgreSQL may run it again for each row, and then take more than `count`.
      .with(
        (name) => name('chosen').materialized(),
        () => (engine === 'postgres' ? chosen.forUpdate().skipLocked() : chosen),
      )
      .updateTable('job')
      .set({ locked_until: leaseEnd(now), locked_by: randomUUID(), attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (one) => one.selectFrom('chosen').select('id'))
      .returning([
        'id',
        'kind',
        'unique_key',
        'payload',
        'attempts',
        'mailbox_hash',
        'expires_at',
        'created_at',
        sql<string>`locked_by`.as('locked_by'),
      ])
      .execute()
  )
}

/** Keeps jobs that are still being done. @returns the ids of those that are still ours */
export async function renewLeases(services: Services, jobs: ClaimedJob[]): Promise<string[]> {
  const kept: string[] = []
  for (const [claim, of] of Map.groupBy(jobs, ({ locked_by }) => locked_by)) {
    const rows = await services.database.query
      .updateTable('job')
      .set({ locked_until: leaseEnd(services.clock()) })
      .where(
        'id',
        'in',
        of.map(({ id }) => id),
      )
      .where('locked_by', '=', claim)
      .returning('id')
      .execute()
    kept.push(...rows.map(({ id }) => id))
  }
  return kept
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}

/** It is done: nothing of it is kept. */
export async function deleteJob(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('job').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** It has to be done again: later after a failure, or as it is recurring. @param failure why, or null */
export async function putOffJob(
  services: Services,
  { id, locked_by }: ClaimedJob,
  { runAt, failure }: { runAt: Date; failure: string | null },
): Promise<void> {
  const attempts = failure === null ? { attempts: 0 } : {}
  const done_at = services.clock().toISOString()
  await services.database.query
    .updateTable('job')
    .set({
      run_at: runAt.toISOString(),
      locked_until: null,
      locked_by: null,
      last_error: failure,
      done_at,
      ...attempts,
    })
    .where('id', '=', id)
    .where('locked_by', '=', locked_by)
    .execute()
}

/** It will never be done. What it held goes; that there was one, and why it failed, stays for some days. */
export async function giveUpJob(services: Services, { id, locked_by }: ClaimedJob, reason: string): Promise<void> {
  await services.database.query
    .updateTable('job')
    .set({
      failed_at: services.clock().toISOString(),
      payload: '',
      locked_until: null,
      locked_by: null,
      last_error: reason,
    })
    .where('id', '=', id)
    .where('locked_by', '=', locked_by)
    .execute()
}

/** Makes sure that recurring work has its row. @param names in any process */
export async function ensureRecurring(services: Services, names: string[]): Promise<void> {
  const rows = await services.database.query
    .selectFrom('job')
    .select('unique_key')
    .where('kind', '=', RECURRING)
    .execute()
  const known = new Set(rows.map(({ unique_key }) => unique_key))
  for (const name of names) {
    if (known.has(name)) continue
    await queueJob(services.database.query, services, { kind: RECURRING, uniqueKey: name, lane: 'background' })
  }
}

/** Something is due before the recurring work would look for it. */
export function runRecurringBy(query: Query, name: string, time: Date): Promise<void> {
  return runJobNow(query, RECURRING, name, time)
}

/** A job that was put off is to be done by a time. */
export async function runJobNow(query: Query, kind: string, uniqueKey: string, time: Date): Promise<void> {
  await query
    .updateTable('job')
    .set({ run_at: time.toISOString() })
    .where('kind', '=', kind)
    .where('unique_key', '=', uniqueKey)
    .where('run_at', '>', time.toISOString())
    .execute()
}

/** Withdraws waiting jobs. */
export async function forgetJobs(query: Query, { kind, uniqueKey, mailboxHash }: ForgottenJobs): Promise<void> {
  await query
    .deleteFrom('job')
    .where('kind', '=', kind)
    .$if(uniqueKey !== undefined, (jobs) => jobs.where('unique_key', '=', uniqueKey as string))
    .$if(mailboxHash !== undefined, (jobs) => jobs.where('mailbox_hash', '=', mailboxHash as string))
    .execute()
}

/** @param kind as in `JobKind`: what a job says behind a slash does not count */
export async function forgetJobsOfKind(query: Query, kind: string): Promise<void> {
  await query
    .deleteFrom('job')
    .where(({ or, eb }) => or([eb('kind', '=', kind), eb('kind', 'like', `${kind}/%`)]))
    .execute()
}

interface ForgottenJobs {
  kind: string
  uniqueKey?: string
  mailboxHash?: string
}

export async function forgetJobsById(query: Query, ids: string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('job').where('id', 'in', ids).execute()
}

/** Removes what was queued before a time and given up. */
export async function forgetFailedJobs(query: Query, before: Date): Promise<void> {
  await query
    .deleteFrom('job')
    .where('created_at', '<', before.toISOString())
    .where('failed_at', 'is not', null)
    .execute()
}

export interface JobCounts {
  lane: Lane
  waiting: number
  failed: number
}

/** How much waits in each lane, and how much of it was given up. Recurring work always waits and is not counted. */
export async function countJobs({ database }: Pick<Services, 'database'>): Promise<JobCounts[]> {
  const rows = await database.query
    .selectFrom('job')
    .select(({ fn }) => [
      'lane',
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('failed_at').as('failed'),
    ])
    .where('kind', '!=', RECURRING)
    .groupBy('lane')
    .execute()
  return (Object.keys(LANES) as Lane[]).map((lane) => {
    const row = rows.find((one) => one.lane === LANES[lane])
    const failed = Number(row?.failed ?? 0)
    return { lane, failed, waiting: Number(row?.all ?? 0) - failed }
  })
}

/** Work that was given up, the latest first: its kind and why. */
export async function listFailedJobs(query: Query, count: number) {
  return query
    .selectFrom('job')
    .select(['kind', 'failed_at', 'last_error'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(count)
    .execute()
}

/** Recurring work by name: when it ended last, and how often in a row it has failed. */
export async function listRecurring(query: Query) {
  return query
    .selectFrom('job')
    .select(['unique_key', 'done_at', 'attempts', 'locked_by', 'run_at', 'last_error'])
    .where('kind', '=', RECURRING)
    .orderBy('unique_key')
    .execute()
}

/** How many jobs should have started long ago: no worker runs in that lane. */
export async function countOverdue(query: Query, now: Date): Promise<number> {
  const { count } = await query
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('failed_at', 'is', null)
    .where('attempts', '=', 0)
    .where('run_at', '<', new Date(now.getTime() - HOUR_MS).toISOString())
    .where('locked_until', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** When the oldest job that is due, and that no process has in hand, should have begun; null where none waits. */
export async function findOldestDue(query: Query, now: Date): Promise<Date | null> {
  const time = now.toISOString()
  const row = await query
    .selectFrom('job')
    .select('run_at')
    .where('failed_at', 'is', null)
    .where('run_at', '<=', time)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', time)]))
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : new Date(row.run_at)
}
