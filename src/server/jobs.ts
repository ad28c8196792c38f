// Runs the work of the features and of the platform.
import { setTimeout } from 'node:timers/promises'
import { sweepLimits } from '#src/platform/http/rate-limit.ts'
import { ensureRecurring, forgetJobs, forgetJobsOfKind, type Lane, RECURRING } from '#src/platform/jobs/jobs.ts'
import { type JobKind, pauseAfter, type RecurringJob, recurringKind, runDueJobs } from '#src/platform/jobs/run-jobs.ts'
import { forgetOldMailFiles } from '#src/platform/mail/outbox-folder.ts'
import { MAIL_KIND } from '#src/platform/mail/send-mails.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import { FEATURES, listLeftOutWork, OTHERS } from './features.ts'

/** What each process does for itself, beside the queue: its own file and its own folder. */
export const CHORES: RecurringJob[] = [
  { name: 'database-log', every: MINUTE_MS, run: async ({ database }) => database.emptyLog() },
  { name: 'outbox-folder', every: HOUR_MS, run: forgetOldMailFiles },
  ...FEATURES.flatMap(({ chores }) => chores?.() ?? []),
]

/** Who works off which lanes, and how much at a time. */
const WORKERS: { lanes: Lane[]; count: number }[] = [
  { lanes: ['account', 'mail'], count: 10 },
  { lanes: ['issue'], count: 1 },
  { lanes: ['background'], count: 4 },
]

/** The longest pause after failures, when the database is away for instance. */
const LONGEST_PAUSE = 15 * SECOND_MS

/** Everything that is done from time to time, by whichever process has its turn. */
export function listRecurringJobs(): RecurringJob[] {
  return [
    ...FEATURES.flatMap(({ jobs }) => jobs?.(OTHERS) ?? []),
    { name: 'limits', every: HOUR_MS, run: (services) => sweepLimits(services) },
  ]
}

/** Everything that can be queued. */
export function listJobKinds(recurring = listRecurringJobs()): JobKind[] {
  return [MAIL_KIND, recurringKind(recurring), ...FEATURES.flatMap(({ jobKinds }) => jobKinds?.(OTHERS) ?? [])]
}

export interface RunningJobs {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>
}

/** Works until it is stopped. */
export function startJobs(
  services: Services,
  recurring: RecurringJob[] = listRecurringJobs(),
  chores: RecurringJob[] = CHORES,
): RunningJobs {
  const stopping = new AbortController()
  const kinds = listJobKinds(recurring)
  let isEnsured = false
  const work = async (lanes: Lane[], count: number) => {
    if (!isEnsured) {
      await forgetLeftOutWork(services)
      await ensureRecurring(
        services,
        recurring.map(({ name }) => name),
      )
    }
    isEnsured = true
    while (!stopping.signal.aborted && (await runDueJobs(services, kinds, lanes, count)) > 0);
  }
  const loops = [
    ...WORKERS.map(({ lanes, count }) => {
      const worker = { name: lanes.join(), every: SECOND_MS, run: () => work(lanes, count) }
      return repeat(worker, services, stopping.signal)
    }),
    ...chores.map((chore) => repeat(chore, services, stopping.signal)),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Deletes jobs that a feature queued before it was left out, which would fail again and again. Jobs of other versions stay. */
async function forgetLeftOutWork({ database: { query } }: Services): Promise<void> {
  const { recurring, kinds } = listLeftOutWork()
  for (const uniqueKey of recurring) await forgetJobs(query, { kind: RECURRING, uniqueKey })
  for (const kind of kinds) await forgetJobsOfKind(query, kind)
}

/** A failure is logged, and makes the pause longer until a run goes well. */
async function repeat(job: RecurringJob, services: Services, stopping: AbortSignal): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    try {
      await job.run(services)
      failures = 0
    } catch (error) {
      failures += 1
      services.metrics.job(job.name, 'failure')
      services.log.error('job.failed', error, { job: job.name, failures })
    }
    const pause = failures === 0 ? job.every : pauseAfter(failures, { first: SECOND_MS, longest: LONGEST_PAUSE })
    await wait(pause, stopping)
  }
}

/** Ends early when the server stops. */
async function wait(milliseconds: number, stopping: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: stopping })
  } catch (error) {
    if (!stopping.aborted) throw error
  }
}
