// Turns what was typed in the last moments into mails, for those addresses that should get one. The request does not do
// it, so that its answer and its time tell nobody what we know of an address (F3, F6).

import type { Kysely } from 'kysely'
import type { NewsletterRequestTable } from '#src/platform/database/tables/newsletter-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { unsealAddress } from '#src/platform/mail/sealed-address.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { confirmMail, leaveMail } from '../newsletter.emails.server.ts'
import { makeDatedCode, makeLeaveCode } from '../newsletter-codes.server.ts'
import { LEAVE_MAILS_DAY, LEFT_NOTE } from '../newsletter-limits.server.ts'
import { noteDeparture } from '../subscription-notes.server.ts'
import { findSubscriber, findSuppression, type Subscriber } from './subscribers.queries.server.ts'
import { listRequests, takeRequest } from './subscription-events.queries.server.ts'
import { hashAddressWithAllSecrets, mayConfirm } from './subscription-state.server.ts'

const REQUESTS_AT_ONCE = 50
/** A departure older than this has had its note. */
const NOTE_WITHIN_MS = 10 * 60 * 1_000

export async function prepareNewsletterMails(services: Services): Promise<void> {
  const { query } = services.database
  for (const request of await listRequests(query, REQUESTS_AT_ONCE)) {
    await query.transaction().execute(async (transaction) => {
      if (!(await takeRequest(transaction, request.id))) return
      const asked = unsealAddress(services, 'newsletter.unreadable', request.sealed_email)
      if (asked === null) return
      const subscriber = await findSubscriber(transaction, asked.email)
      if (subscriber === undefined) return
      await MAIL_BUILDERS[request.kind](asked.language, transaction, services, subscriber, request)
    })
  }
}

type Answer = (
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  subscriber: Subscriber,
  request: NewsletterRequestTable,
) => Promise<void>

const MAIL_BUILDERS: Record<NewsletterRequestTable['kind'], Answer> = {
  confirm: sendConfirmation,

  async return(language, transaction, services, subscriber) {
    // Who never was here cannot come back (F5).
    if (subscriber.active_since === null) return
    await sendConfirmation(language, transaction, services, subscriber)
  },

  async note(language, transaction, services, subscriber, request) {
    const { state, left_at } = subscriber
    // Only a departure by this very request.
    if (state !== 'unsubscribed' || left_at !== request.created_at) return
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
  // Whoever left after asking has taken it back.
  if (subscriber.asked_until === null) return
  const hashes = hashAddressWithAllSecrets(services, subscriber.canonical_email)
  const suppressed = await findSuppression(transaction, hashes)
  if (suppressed === 'bounced' || suppressed === 'complained') return
  const { id, epoch } = subscriber
  const code = makeDatedCode(services.secrets, 'confirm', { id, epoch, day: isoDay(services.clock()) })
  await queueMail(transaction, services, confirmMail(language, services, subscriber.email, code))
}
