// Sends mails. A temporary failure is tried again; a permanent one is given up.
import { SECOND_MS } from '#src/shared/duration.ts'
import { GIVE_UP_AFTER_MS, JobFailure, type JobKind, pauseAfter, type RunningJob } from '../jobs/run-jobs.ts'
import { perApp } from '../per-app.ts'
import type { Services } from '../services.ts'
import { describeFailure, type MailFailure, readFailure } from './mail-failure.ts'
import type { Letter } from './mail-transport.ts'
import { countSenderRefused, MAIL, mailOf, PERHAPS_SENDER_REFUSED, SENDER_REFUSED } from './outbox.ts'
import { judgeRefusal } from './refused-sender.ts'

/** The pauses for a mail server that is down, so that its return is noticed within half a minute. */
const DOWN_PAUSE = { first: 2 * SECOND_MS, longest: 15 * SECOND_MS }
/** The pauses after a temporary rejection. */
const LATER_PAUSE = { first: 5 * SECOND_MS, longest: 600 * SECOND_MS }

/** When this process last sent a mail, in milliseconds since 1970. */
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

type Meaning = 'permanent' | 'temporary' | 'sender-rejected' | 'sender-maybe-rejected'

/** The beginning of the stored reason, by which mails of a rejected sender are found. */
const MARK: Record<Meaning, string> = {
  permanent: '',
  temporary: '',
  'sender-rejected': `${SENDER_REFUSED} `,
  'sender-maybe-rejected': `${PERHAPS_SENDER_REFUSED} `,
}

async function tellFailure(services: Services, job: RunningJob, failure: MailFailure): Promise<JobFailure> {
  const { id, attempts } = job
  const kind = mailOf(job.kind)
  const meaning = judgeMeaning(services, job, failure)
  const reason = MARK[meaning] + describeFailure(failure)
  const isTooOld = services.clock().getTime() - Date.parse(job.created_at) > GIVE_UP_AFTER_MS
  if (meaning === 'permanent' || isTooOld) {
    services.log.error('mail.failed', reason, { id, kind, attempts })
    return new JobFailure(reason, { pause: null, told: true })
  }
  const isSender =
    meaning === 'sender-rejected' || (meaning === 'sender-maybe-rejected' && (await isSenderLikely(services, job)))
  if (isSender) services.log.error('mail.sender-refused', reason, { id, kind, attempts })
  else services.log.info('mail.postponed', { id, kind, attempts, reason })
  const { responseCode } = failure
  const isDown = responseCode === undefined || responseCode === 421
  return new JobFailure(reason, { pause: pauseAfter(attempts, isDown ? DOWN_PAUSE : LATER_PAUSE), told: true })
}

/** Whether other mailboxes are refused too. One mailbox alone does not mean that the server rejects us as sender. */
async function isSenderLikely(services: Services, { mailbox_hash }: RunningJob): Promise<boolean> {
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
 * What a failure means for a mail. `permanent`: it can never arrive. `sender-rejected`: the server rejects us, so the mail waits.
 * `sender-maybe-rejected`: it may mean either, because the server has accepted no mail since this one was written.
 */
function judgeMeaning(services: Services, { created_at }: RunningJob, failure: MailFailure): Meaning {
  const refusal = judgeRefusal(failure)
  if (refusal === null) return 'temporary'
  if (refusal.of === 'sender') return 'sender-rejected'
  if (!refusal.certain && lastTaken(services).at < Date.parse(created_at)) return 'sender-maybe-rejected'
  return refusal.of === 'unclear' ? 'temporary' : 'permanent'
}
