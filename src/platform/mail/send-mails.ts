// Sends what is due in the outbox. A mail that could not leave is tried again; one that can never arrive is given up.
import { DAY_MS } from '#src/shared/duration.ts'
import { oneForEachApp } from '../one-for-each-app.ts'
import type { Services } from '../services.ts'
import type { Mail } from './mail.ts'
import {
  beginOnce,
  claimMails,
  countSenderRefused,
  forgetMail,
  giveUpMail,
  PERHAPS_SENDER_REFUSED,
  postponeMail,
  RENEW_LEASE_MS,
  renewLeases,
  SENDER_REFUSED,
  type WaitingMail,
} from './outbox.ts'
import { judgeRefusal, type MailFailure } from './refused-sender.ts'

/** Sent at the same time. */
const BATCH = 10
/** A mail server that is down is asked again this often: its return is noticed within half a minute. */
const DOWN_PAUSE = { first: 2, longest: 15 }
/** A mail server that says 'later' means it. */
const LATER_PAUSE = { first: 5, longest: 600 }
const GIVE_UP_AFTER_MS = 3 * DAY_MS

/** When the mail server last took a mail of ours, in milliseconds since 1970, as far as this process knows. */
const lastTaken = oneForEachApp(() => ({ at: 0 }))

/** Sends one batch and says how many mails it took up. */
export async function sendDueMails(services: Services): Promise<number> {
  const mails = await claimMails(services, BATCH)
  if (mails.length === 0) return 0
  const onTheWay = new Set(mails.map(({ id }) => id))
  const renewing = setInterval(() => {
    renewLeases(services, [...onTheWay]).catch((error) => services.log.error('mail.lease', error))
  }, RENEW_LEASE_MS)
  // All of them end before their leases do, even when one could not be written down.
  const ends = await Promise.allSettled(
    mails.map((mail) => sendOne(services, mail).finally(() => onTheWay.delete(mail.id))),
  )
  clearInterval(renewing)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return mails.length
}

async function sendOne(services: Services, waiting: WaitingMail): Promise<void> {
  const { id, once_until } = waiting
  if (once_until !== null && isPast(services, once_until)) return forgetMail(services, id)
  try {
    const mail = JSON.parse(services.secrets.unseal(waiting.sealed)) as Mail
    if (once_until !== null && !(await beginOnce(services, id))) return
    await services.mail.send(id, mail)
  } catch (error) {
    return noteFailure(services, waiting, error)
  }
  lastTaken(services).at = services.clock().getTime()
  // It has left. That this could not be written down is no failure of the mail, and must not make it leave once more: the second
  // try is for a line to the database that broke, and after it a mail that may come twice waits for the end of its lease.
  await forgetMail(services, id).catch(() => forgetMail(services, id))
}

async function noteFailure(services: Services, waiting: WaitingMail, error: unknown): Promise<void> {
  const { id, kind, attempts, once_until } = waiting
  const meaning = judgeMeaning(services, waiting, error)
  const reason = describeFailure(error, meaning)
  const mayHaveLeft = once_until !== null && isUncertain(error)
  if (meaning === 'for good' || mayHaveLeft || isTooOld(services, waiting)) {
    services.log.error('mail.failed', reason, { id, kind, attempts })
    await giveUpMail(services, id, reason)
    return
  }
  await postponeMail(services, id, pauseAfter(error, attempts), reason)
  const isUs = (meaning === 'us' || meaning === 'perhaps us') && (await countSenderRefused(services)) > 0
  if (isUs) services.log.error('mail.sender-refused', reason, { id, kind, attempts })
  else services.log.info('mail.postponed', { id, kind, attempts, reason })
}

/**
 * What a failure means for a mail. `for good`: it can never arrive. `us`: we are refused, so it waits. A refusal that may mean
 * either is no longer `perhaps us` once the mail server has taken another mail since this one was written.
 */
function judgeMeaning(
  services: Services,
  { created_at }: WaitingMail,
  error: unknown,
): 'for good' | 'for now' | 'us' | 'perhaps us' {
  const refusal = judgeRefusal(readFailure(error))
  if (refusal === null) return 'for now'
  if (refusal.of === 'us') return 'us'
  if (!refusal.certain && lastTaken(services).at < Date.parse(created_at)) return 'perhaps us'
  return refusal.of === 'unclear' ? 'for now' : 'for good'
}

function isPast({ clock }: Services, time: string): boolean {
  return clock().toISOString() >= time
}

function isTooOld({ clock }: Services, { created_at }: WaitingMail): boolean {
  return clock().getTime() - Date.parse(created_at) > GIVE_UP_AFTER_MS
}

/** The line broke off after the words were handed over, before the mail server said what became of them. */
function isUncertain(error: unknown): boolean {
  const { responseCode, command } = readFailure(error)
  return responseCode === undefined && command === 'DATA'
}

/** Of what nodemailer says only this: its message may quote the receiver's address. */
function describeFailure(error: unknown, meaning: ReturnType<typeof judgeMeaning>): string {
  const { code, responseCode, command } = readFailure(error)
  const whom = { us: SENDER_REFUSED, 'perhaps us': PERHAPS_SENDER_REFUSED, 'for good': undefined, 'for now': undefined }
  return [whom[meaning], code ?? 'failed', responseCode, command].filter((part) => part !== undefined).join(' ')
}

function pauseAfter(error: unknown, attempts: number): number {
  const { responseCode } = readFailure(error)
  const { first, longest } = responseCode === undefined || responseCode === 421 ? DOWN_PAUSE : LATER_PAUSE
  return Math.min(first * 2 ** Math.min(attempts - 1, 20), longest)
}

function readFailure(error: unknown): MailFailure {
  return typeof error === 'object' && error !== null ? error : {}
}
