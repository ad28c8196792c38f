// THE JOB TABLE: what the server does by itself. Every job may run twice at once, in several processes, and may be cut off.
import { setTimeout } from 'node:timers/promises'
import { tidyAccounts } from '#src/features/accounts/accounts.server.ts'
import { prepareResetMails } from '#src/features/accounts/mailed-links/password-reset.server.ts'
import { tidyAnalytics } from '#src/features/analytics/analytics.server.ts'
import { warnOfUrgentComplaints } from '#src/features/contact/complaints.server.ts'
import { tidyContact } from '#src/features/contact/contact.server.ts'
import { tidyNewsletter } from '#src/features/newsletter/newsletter.server.ts'
import { sendNewsletters } from '#src/features/newsletter/sending/send-newsletters.server.ts'
import { prepareNewsletterMails } from '#src/features/newsletter/subscribing/newsletter-mails.server.ts'
import { sweepLimits } from '#src/platform/http/rate-limit.ts'
import { forgetOldMailFiles } from '#src/platform/mail/outbox-folder.ts'
import { sendDueMails } from '#src/platform/mail/send-mails.ts'
import type { Services } from '#src/platform/services.ts'
import { PERSONAL_DATA } from './app.ts'

export interface Job {
  name: string
  /** Milliseconds between two runs. */
  every: number
  run(services: Services): Promise<unknown>
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const JOBS: Job[] = [
  { name: 'reset-mails', every: SECOND, run: prepareResetMails },
  { name: 'newsletter-mails', every: SECOND, run: prepareNewsletterMails },
  { name: 'mails', every: SECOND, run: sendDueMails },
  { name: 'newsletters', every: SECOND, run: sendNewsletters },
  { name: 'database-log', every: MINUTE, run: async ({ database }) => database.emptyLog() },
  { name: 'outbox-folder', every: HOUR, run: forgetOldMailFiles },
  { name: 'limits', every: HOUR, run: (services) => sweepLimits(services) },
  { name: 'accounts', every: HOUR, run: (services) => tidyAccounts(services, PERSONAL_DATA) },
  { name: 'newsletter', every: HOUR, run: tidyNewsletter },
  { name: 'analytics', every: HOUR, run: tidyAnalytics },
  { name: 'contact', every: HOUR, run: tidyContact },
  { name: 'complaints', every: HOUR, run: warnOfUrgentComplaints },
]

/** The longest pause after failures, when the database is away for instance. */
const LONGEST_PAUSE = 15 * SECOND

export interface RunningJobs {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>
}

/** Runs every job again and again. A failure is logged, and makes the pause longer until a run goes well. */
export function startJobs(services: Services, jobs: Job[] = JOBS): RunningJobs {
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
    const pause = failures === 0 ? job.every : Math.min(SECOND * 2 ** Math.min(failures, 10), LONGEST_PAUSE)
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
