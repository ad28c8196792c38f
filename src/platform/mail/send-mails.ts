// Sends mails. A temporary failure is tried again; a permanent one is given up.
import { SECOND_MS } from '#src/shared/duration.ts'
import { GIVE_UP_AFTER_MS, JobFailure, type JobKind, pauseAfter, type RunningJob } from '../jobs/run-jobs.ts'
import { perApp } from '../per-app.ts'
import type { Services } from '../services.ts'
import { describeFailure, type MailFailure, readFailure } from './mail-failure.ts'
import type { Letter } from './mail-transport.ts'
import { countSenderRefused, MAIL, mailOf, PERHAPS_SENDER_REFUSED, SENDER_REFUSED } from './outbox.ts'
import { judgeRefusal } from './refused-sender.ts'

/** A mail server that is down is asked again this often: its return is noticed within half a minute. */
const DOWN_PAUSE = { first: 2 * SECOND_MS, longest: 15 * SECOND_MS }
/** A mail server that says 'later' means it. */
const LATER_PAUSE = { first: 5 * SECOND_MS, longest: 600 * SECOND_MS }

/** When the mail server last took a mail of ours, in milliseconds since 1970, as far as this process knows. */
const lastTaken = perApp(() => ({ at: 0 }))

export const MAIL_KIND: JobKind = {
  kind: MAIL,
  async run(services, job) {
    const letter = job.read<Letter>()
    try {
      await services.mail.send(job.id, letter)
    } catch (error) {
      throw await tellFailure(services, job, readFailure(error))
    }
    lastTaken(services).at = services.clock().getTime()
  },
}

async function tellFailure(services: Services, job: RunningJob, failure: MailFailure): Promise<JobFailure> {
  const { id, attempts } = job
  const kind = mailOf(job.kind)
  const meaning = judgeMeaning(services, job, failure)
  const whom = { us: `${SENDER_REFUSED} `, 'perhaps us': `${PERHAPS_SENDER_REFUSED} `, 'for good': '', 'for now': '' }
  const reason = whom[meaning] + describeFailure(failure)
  const isTooOld = services.clock().getTime() - Date.parse(job.created_at) > GIVE_UP_AFTER_MS
  if (meaning === 'for good' || isTooOld) {
    services.log.error('mail.failed', reason, { id, kind, attempts })
    return new JobFailure(reason, { pause: null, told: true })
  }
  const isUs = meaning === 'us' || (meaning === 'perhaps us' && (await mayBeUs(services, job)))
  if (isUs) services.log.error('mail.sender-refused', reason, { id, kind, attempts })
  else services.log.info('mail.postponed', { id, kind, attempts, reason })
  const { responseCode } = failure
  const isDown = responseCode === undefined || responseCode === 421
  return new JobFailure(reason, { pause: pauseAfter(attempts, isDown ? DOWN_PAUSE : LATER_PAUSE), told: true })
}

/** One mailbox alone says nothing of us. */
async function mayBeUs(services: Services, { mailbox_hash }: RunningJob): Promise<boolean> {
  if ((await countSenderRefused(services)) > 0) return true
  const other = await services.database.query
    .selectFrom('job')
    .select('id')
    .where('failed_at', 'is', null)
    .where('mailbox_hash', '!=', mailbox_hash)
    .where('last_error', 'like', `${PERHAPS_SENDER_REFUSED}%`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * What a failure means for a mail. `for good`: it can never arrive. `us`: we are refused, so it waits. A refusal that may mean
 * either is no longer `perhaps us` once the mail server has taken another mail since this one was written.
 */
function judgeMeaning(
  services: Services,
  { created_at }: RunningJob,
  failure: MailFailure,
): 'for good' | 'for now' | 'us' | 'perhaps us' {
  const refusal = judgeRefusal(failure)
  if (refusal === null) return 'for now'
  if (refusal.of === 'us') return 'us'
  if (!refusal.certain && lastTaken(services).at < Date.parse(created_at)) return 'perhaps us'
  return refusal.of === 'unclear' ? 'for now' : 'for good'
}
