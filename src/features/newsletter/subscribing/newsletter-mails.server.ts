// Turns what was typed in the last moments into mails, for those addresses that should get one. The request does not do
// it, so that neither its answer nor its time reveals what we know of an address.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueJob } from '#src/platform/jobs/jobs.ts'
import { finishWith, type JobKind } from '#src/platform/jobs/run-jobs.ts'
import { hashMailbox, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { confirmMail, leaveMail } from '../newsletter.emails.server.ts'
import { makeCode, makeLeaveCode } from '../newsletter-codes.server.ts'
import { LEAVE_MAILS_DAY, LEFT_NOTE } from '../newsletter-limits.server.ts'
import { noteDeparture } from '../subscription-notes.server.ts'
import { findSubscriber, findSuppression, type Subscriber } from './subscribers.queries.server.ts'
import { hashAddressWithAllSecrets, mayConfirm } from './subscription-state.server.ts'

/** A departure older than this has had its note. */
const NOTE_WITHIN_MS = 10 * 60 * 1_000

/** 'confirm' a subscription, 'return' to one, 'note' about a departure, 'leave' by a link. */
type RequestKind = 'confirm' | 'return' | 'note' | 'leave'

interface NewsletterRequest {
  language: Language
  /** Canonical. */
  email: string
  /** ISO time. */
  at: string
}

/** For every address alike: whether a mail follows is found out later. */
export function queueRequest(
  transaction: Kysely<Tables>,
  services: Services,
  kind: RequestKind,
  { language, email, now }: { language: Language; email: string; now: Date },
): Promise<void> {
  const payload: NewsletterRequest = { language, email, at: now.toISOString() }
  const mailboxHash = hashMailbox(services.secrets, email)
  return queueJob(transaction, services, {
    kind: `${NEWSLETTER_REQUEST.kind}/${kind}`,
    lane: 'mail',
    payload,
    mailboxHash,
  })
}

export const NEWSLETTER_REQUEST: JobKind = {
  kind: 'newsletter-request',
  run: (services, job) =>
    finishWith(services, job, async (transaction) => {
      const request = job.read<NewsletterRequest>()
      const build = MAIL_BUILDERS[job.kind.split('/')[1] as RequestKind]
      const subscriber = await findSubscriber(transaction, request.email)
      if (subscriber !== undefined) await build(request.language, transaction, services, subscriber, request)
    }),
}

type Answer = (
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  subscriber: Subscriber,
  request: NewsletterRequest,
) => Promise<void>

const MAIL_BUILDERS: Record<RequestKind, Answer> = {
  confirm: sendConfirmation,

  async return(language, transaction, services, subscriber) {
    // Who never was here cannot come back.
    if (subscriber.active_since === null) return
    await sendConfirmation(language, transaction, services, subscriber)
  },

  async note(language, transaction, services, subscriber, request) {
    const { state, left_at } = subscriber
    // Only a departure by this very request.
    if (state !== 'unsubscribed' || left_at !== request.at) return
    if (services.clock().getTime() - Date.parse(left_at) > NOTE_WITHIN_MS) return
    // Two requests of one moment are one departure.
    const subject = `${subscriber.id}.${subscriber.epoch}`
    if (!(await tryTakeLimit(transaction, services, { limit: LEFT_NOTE, subject }))) return
    await noteDeparture(language, transaction, services, subscriber)
  },

  async leave(language, transaction, services, subscriber) {
    if (subscriber.state !== 'active' && subscriber.state !== 'paused') return
    const subject = mailboxOf(subscriber.canonical_email)
    if (!(await tryTakeLimit(transaction, services, { limit: LEAVE_MAILS_DAY, subject }))) return
    const code = makeLeaveCode(services.secrets, subscriber.id)
    await queueMail(transaction, services, leaveMail(language, services, subscriber.email, code))
  },
}

async function sendConfirmation(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  subscriber: Subscriber,
): Promise<void> {
  if (!mayConfirm(subscriber)) return
  // A reader who left after asking has withdrawn the request.
  if (subscriber.asked_until === null) return
  const hashes = hashAddressWithAllSecrets(services, subscriber.canonical_email)
  const suppressed = await findSuppression(transaction, hashes)
  if (suppressed === 'bounced' || suppressed === 'complained') return
  const { id, epoch } = subscriber
  const code = makeCode(services.secrets, 'confirm', { id, epoch, day: isoDay(services.clock()) })
  await queueMail(transaction, services, confirmMail(language, services, subscriber.email, code))
}
