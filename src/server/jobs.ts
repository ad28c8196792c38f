// Runs the jobs of the features and of the platform.
import { setTimeout } from 'node:timers/promises'
import { sweepLimits } from '#src/platform/http/rate-limit.ts'
import type { Job } from '#src/platform/job.ts'
import { forgetOldMailFiles } from '#src/platform/mail/outbox-folder.ts'
import { sendDueMails } from '#src/platform/mail/send-mails.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import { FEATURES, OTHERS } from './features.ts'

/** What the platform itself has to do. */
const PLATFORM_JOBS: Job[] = [
  { name: 'mails', every: SECOND_MS, run: sendDueMails },
  { name: 'database-log', every: MINUTE_MS, run: async ({ database }) => database.emptyLog() },
  { name: 'outbox-folder', every: HOUR_MS, run: forgetOldMailFiles },
  { name: 'limits', every: HOUR_MS, run: (services) => sweepLimits(services) },
]

/** Everything that runs without a request. */
export function listJobs(): Job[] {
  return [...FEATURES.flatMap(({ jobs }) => jobs?.(OTHERS) ?? []), ...PLATFORM_JOBS]
}

/** The longest pause after failures, when the database is away for instance. */
const LONGEST_PAUSE = 15 * SECOND_MS

export interface RunningJobs {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>
}

/** Runs every job again and again. A failure is logged, and makes the pause longer until a run goes well. */
export function startJobs(services: Services, jobs: Job[] = listJobs()): RunningJobs {
  const stopping = new AbortController()
  const loops = jobs.map((job) => repeat(job, services, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat(job: Job, services: Services, stopping: AbortSignal): Promise<void> {
  let failures = 0
  services.jobRuns.expect(job.name)
  while (!stopping.aborted) {
    try {
      await job.run(services)
      failures = 0
      services.metrics.job(job.name, 'success')
    } catch (error) {
      failures += 1
      services.metrics.job(job.name, 'failure')
      services.log.error('job.failed', error, { job: job.name, failures })
    }
    services.jobRuns.note(job.name, services.clock(), failures)
    const pause = failures === 0 ? job.every : Math.min(SECOND_MS * 2 ** Math.min(failures, 10), LONGEST_PAUSE)
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
