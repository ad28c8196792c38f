// Does the work that is due. A failure costs the job a pause, never those behind it; what can never succeed is given up and shown.
import type { Kysely } from 'kysely'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'
import {
  type ClaimedJob,
  claimJobs,
  deleteJob,
  giveUpJob,
  type Lane,
  putOffJob,
  RECURRING,
  RENEW_LEASE_MS,
  renewLeases,
} from './jobs.ts'

/** How one kind of work is done. It may be done twice, when a process dies before it could say that it is done. */
export interface JobKind {
  /** The part of a job's kind before the slash. */
  kind: string
  /** Tried without end, with growing pauses. Others are given up after three days. */
  lasting?: boolean
  /** @returns the time at which to do it again; anything else means that it is done */
  run(services: Services, job: RunningJob): Promise<unknown>
}

export interface RunningJob extends ClaimedJob {
  /** What it was queued with. @throws JobFailure for what was sealed with a secret that is gone */
  read<Payload>(): Payload
  /** Aborted when another process has the job, or when this one stops. */
  signal: AbortSignal
}

/** A failure that says what becomes of the job. */
export class JobFailure extends Error {
  /** Milliseconds until the next try; null gives it up. */
  readonly pause: number | null
  /** Whether the code that throws it has logged it. */
  readonly told: boolean

  constructor(message: string, { pause, told = false }: { pause: number | null; told?: boolean }) {
    super(message)
    this.name = 'JobFailure'
    this.pause = pause
    this.told = told
  }
}

/** Work that one machine does from time to time, whichever has its turn. */
export interface RecurringJob {
  name: string
  /** Milliseconds between two runs. */
  every: number
  /** It only deletes what has been kept for long enough: that goes on where its feature is left out. */
  forgets?: true
  run(services: Services): Promise<unknown>
}

const PAUSE = { first: SECOND_MS, longest: 600 * SECOND_MS }
/** A job that was tried for so long without success is given up. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** Milliseconds before the next try. */
export function pauseAfter(attempts: number, { first, longest }: typeof PAUSE = PAUSE): number {
  return Math.min(first * 2 ** Math.min(attempts - 1, 20), longest)
}

export function recurringKind(jobs: RecurringJob[]): JobKind {
  return {
    kind: RECURRING,
    lasting: true,
    async run(services, { unique_key }) {
      const job = jobs.find(({ name }) => name === unique_key)
      // It comes from a newer or an older version, and a process of that version will run it.
      if (job === undefined)
        throw new JobFailure('This version does not know it.', { pause: PAUSE.longest, told: true })
      await job.run(services)
      return new Date(services.clock().getTime() + job.every)
    },
  }
}

/** Does the work of a job in one transaction with its end: it happens once. */
export async function finishWith(
  { database }: Services,
  { id }: ClaimedJob,
  work: (transaction: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    if (await deleteJob(transaction, id)) await work(transaction)
  })
}

/** Does up to `count` of what is due in some lanes. @returns how many it took up */
export async function runDueJobs(services: Services, kinds: JobKind[], lanes: Lane[], count: number): Promise<number> {
  const jobs = await claimJobs(services, lanes, count)
  if (jobs.length === 0) return 0
  const running = new Map(jobs.map((job) => [job.id, { job, lost: new AbortController() }]))
  const renew = async () => {
    const kept = await renewLeases(
      services,
      [...running.values()].map(({ job }) => job),
    )
    for (const [id, { lost }] of running) if (!kept.includes(id)) lost.abort()
  }
  const renewing = setInterval(() => {
    renew().catch((error) => services.log.error('job.lease', error))
  }, RENEW_LEASE_MS)
  // All of them end before their leases do, even when one could not be written down.
  const ends = await Promise.allSettled(
    [...running.values()].map(({ job, lost }) =>
      runOne(services, kinds, job, lost.signal).finally(() => running.delete(job.id)),
    ),
  )
  clearInterval(renewing)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return jobs.length
}

async function runOne(services: Services, kinds: JobKind[], job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { id, expires_at } = job
  const { query } = services.database
  if (expires_at !== null && services.clock().toISOString() >= expires_at) return void (await deleteJob(query, id))
  let again: unknown
  const kind = kinds.find((one) => one.kind === job.kind.split('/')[0])
  try {
    if (kind === undefined) throw new JobFailure('This version does not know it.', { pause: PAUSE.longest })
    again = await kind.run(services, { ...job, signal, read: () => readPayload(services, job) })
  } catch (error) {
    return noteFailure(services, job, error, kind?.lasting === true)
  }
  services.metrics.job(nameOf(job), 'success')
  if (again instanceof Date) return putOffJob(services, job, { runAt: again, failure: null })
  // It is done. That this could not be written down is no failure of the work: the second try is for a line to the database
  // that broke, and after it the job waits for the end of its lease.
  await deleteJob(query, id).catch(() => deleteJob(query, id))
}

function readPayload<Payload>({ secrets }: Services, { payload }: ClaimedJob): Payload {
  try {
    return JSON.parse(secrets.unseal(payload)) as Payload
  } catch {
    throw new JobFailure('It was sealed with a secret that is gone.', { pause: null })
  }
}

async function noteFailure(services: Services, job: ClaimedJob, error: unknown, isLasting: boolean): Promise<void> {
  const { attempts, created_at } = job
  const name = nameOf(job)
  services.metrics.job(name, 'failure')
  const failure = error instanceof JobFailure ? error : undefined
  if (failure?.told !== true) services.log.error('job.failed', error, { job: name, failures: attempts })
  const reason = error instanceof Error ? error.message : String(error)
  const now = services.clock().getTime()
  const isTooOld = !isLasting && now - Date.parse(created_at) > GIVE_UP_AFTER_MS
  if (failure?.pause === null || isTooOld) return giveUpJob(services, job, reason)
  const runAt = new Date(now + (failure?.pause ?? pauseAfter(attempts)))
  await putOffJob(services, job, { runAt, failure: reason })
}

/** The name of a job in metrics and logs, from a closed list: for recurring work its own name, else its kind. */
function nameOf({ kind, unique_key }: ClaimedJob): string {
  return kind === RECURRING ? (unique_key ?? kind) : kind
}
