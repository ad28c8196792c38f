// The mails about a subscription. What is typed into a form becomes a request first, and a mail later for those addresses that should
// get one, so that neither the answer of the form nor its time reveals what we know of an address. What is done with a code or
// for an address is told to its mailbox, so that the person who reads that can undo it.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueJob } from '#src/platform/jobs/jobs.ts'
import { finishWith, type JobKind } from '#src/platform/jobs/run-jobs.ts'
import { composeMail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import { hashMailbox, hashMailboxWithAllSecrets, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo, queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '#src/shared/duration.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { CONFIRM_PATH, ERASE_PATH, ONE_CLICK_PATH, PREFERENCES_PATH, UNDO_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { type CodePurpose, hashAddressWithAllSecrets, makeCode, makeLeaveCode } from './newsletter-codes.server.ts'
import { findSubscriber, findSuppression, type Subscriber } from './subscription.queries.server.ts'

type Transaction = Kysely<Tables>

/** The kinds of mails in logs and in the outbox. Some have their own daily share of a mailbox, so that a flood of one kind does not block others. */
const SHARES = {
  'newsletter-confirm': 'confirmation',
  'newsletter-left': 'subscription',
  'newsletter-returned': 'subscription',
  'newsletter-erase': 'other',
  'newsletter-leave': 'other',
} as const satisfies Record<string, MailShare>
type ReaderMail = keyof typeof SHARES

/** Links to leave that one mailbox gets while the breaker is open. */
const LEAVE_MAILS_DAY: Limit = { name: 'leave-mails-day', max: 1, seconds: DAY_SECONDS }
/** Notes about one departure. */
const LEFT_NOTE: Limit = { name: 'left-note', max: 1, seconds: HOUR_SECONDS }
/** Only newer departures get a note. */
const NOTE_WITHIN_MS = 10 * MINUTE_MS

/** 'confirm' a subscription, 'return' to one, 'note' about a departure, 'leave' by a link. */
type RequestKind = 'confirm' | 'return' | 'note' | 'leave'

interface NewsletterRequest {
  language: Language
  /** Canonical. */
  email: string
  /** ISO time. */
  at: string
}

/** Stores a request for any address. A job decides later whether a mail follows. */
export function queueRequest(
  transaction: Transaction,
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
      const answer = ANSWERS[job.kind.split('/')[1] as RequestKind]
      const subscriber = await findSubscriber(transaction, request.email)
      if (subscriber !== undefined) await answer(request.language, transaction, services, subscriber, request)
    }),
}

type Answer = (
  language: Language,
  transaction: Transaction,
  services: Services,
  subscriber: Subscriber,
  request: NewsletterRequest,
) => Promise<void>

const ANSWERS: Record<RequestKind, Answer> = {
  confirm: mailConfirmation,

  async return(language, transaction, services, subscriber) {
    // A person who never was a reader gets no mail about coming back.
    if (subscriber.active_since === null) return
    await mailConfirmation(language, transaction, services, subscriber)
  },

  async note(language, transaction, services, subscriber, request) {
    const { state, left_at } = subscriber
    // Only if this request itself made the reader leave.
    if (state !== 'unsubscribed' || left_at !== request.at) return
    if (services.clock().getTime() - Date.parse(left_at) > NOTE_WITHIN_MS) return
    // Two simultaneous requests are one departure.
    const subject = `${subscriber.id}.${subscriber.epoch}`
    if (!(await tryTakeLimit(transaction, services, { limit: LEFT_NOTE, subject }))) return
    await noteDeparture(language, transaction, services, subscriber)
  },

  /** For the time when so many departures are typed that a stranger may be abusing the form. */
  async leave(language, transaction, services, subscriber) {
    if (subscriber.state !== 'active' && subscriber.state !== 'paused') return
    const subject = mailboxOf(subscriber.canonical_email)
    if (!(await tryTakeLimit(transaction, services, { limit: LEAVE_MAILS_DAY, subject }))) return
    const t = translator(language)
    await mailReader(language, transaction, services, subscriber, 'newsletter-leave', {
      subject: t('newsletter_mails_leave_subject', { product: PRODUCT_NAME }),
      before: [t('mails_hello'), t('newsletter_mails_leave_ask', { newsletter: NEWSLETTER_NAME })],
      link: { label: t('newsletter_mails_stop_link'), url: leaveLink(services, subscriber) },
      after: [t('newsletter_mails_leave_not_you')],
    })
  },
}

/** Whether a mailed link may start the tips. After a refusal for good or a complaint only the proven owner may. */
export function mayConfirm({ state }: Pick<Subscriber, 'state'>): boolean {
  return state === 'pending' || state === 'unsubscribed' || state === 'paused'
}

async function mailConfirmation(
  language: Language,
  transaction: Transaction,
  services: Services,
  subscriber: Subscriber,
): Promise<void> {
  // A reader who left after asking has withdrawn the request.
  if (!mayConfirm(subscriber) || subscriber.asked_until === null) return
  const hashes = hashAddressWithAllSecrets(services, subscriber.canonical_email)
  const suppressed = await findSuppression(transaction, hashes)
  if (suppressed === 'bounced' || suppressed === 'complained') return
  const t = translator(language)
  await mailReader(language, transaction, services, subscriber, 'newsletter-confirm', {
    subject: t('newsletter_mails_confirm_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_confirm_ask', { newsletter: NEWSLETTER_NAME })],
    link: {
      label: t('newsletter_mails_confirm_link'),
      url: codeLink(language, services, CONFIRM_PATH, subscriber, 'confirm'),
    },
    after: [t('newsletter_mails_confirm_days'), t('newsletter_mails_confirm_not_you')],
  })
}

/** With a link that takes it back, and one to the page with all that can be done. @param subscriber as after the departure */
export async function noteDeparture(
  language: Language,
  transaction: Transaction,
  services: Services,
  subscriber: Subscriber,
): Promise<void> {
  // A person who never confirmed needs no mail about leaving.
  if (subscriber.active_since === null) return
  const t = translator(language)
  await mailReader(language, transaction, services, subscriber, 'newsletter-left', {
    subject: t('newsletter_mails_left_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_left_what', { newsletter: NEWSLETTER_NAME })],
    link: { label: t('newsletter_mails_left_link'), url: codeLink(language, services, UNDO_PATH, subscriber, 'undo') },
    after: [
      t('newsletter_mails_left_days'),
      t('newsletter_mails_left_preferences', {
        link: codeLink(language, services, PREFERENCES_PATH, subscriber, 'preferences'),
      }),
    ],
  })
}

/** The mail about a departure that was undone on its page. */
export async function noteReturn(
  language: Language,
  transaction: Transaction,
  services: Services,
  subscriber: Subscriber,
): Promise<void> {
  const t = translator(language)
  await mailReader(language, transaction, services, subscriber, 'newsletter-returned', {
    subject: t('newsletter_mails_returned_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_returned_what', { newsletter: NEWSLETTER_NAME })],
    link: { label: t('newsletter_mails_stop_link'), url: leaveLink(services, subscriber) },
    after: [t('newsletter_mails_returned_nothing')],
  })
}

/** A link that erases all that the newsletter holds on the person. */
export async function mailErasure(
  language: Language,
  transaction: Transaction,
  services: Services,
  subscriber: Subscriber,
): Promise<void> {
  const t = translator(language)
  await mailReader(language, transaction, services, subscriber, 'newsletter-erase', {
    subject: t('newsletter_mails_erase_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_erase_ask', { newsletter: NEWSLETTER_NAME })],
    link: {
      label: t('newsletter_mails_erase_link'),
      url: codeLink(language, services, ERASE_PATH, subscriber, 'erase'),
    },
    after: [t('newsletter_mails_erase_days'), t('newsletter_mails_erase_not_you')],
  })
}

async function mailReader(
  language: Language,
  transaction: Transaction,
  services: Services,
  { email }: Subscriber,
  kind: ReaderMail,
  words: MailWords,
): Promise<void> {
  const mail = { to: email, kind, share: SHARES[kind], accountId: null, ...composeMail(language, words) }
  await queueMail(transaction, services, mail)
}

/** Links are built from PUBLIC_URL only, never from a request. */
function codeLink(
  language: Language,
  { config, secrets, clock }: Services,
  path: string,
  { id, epoch }: Subscriber,
  purpose: CodePurpose,
): string {
  const code = makeCode(secrets, purpose, { id, epoch, day: isoDay(clock()) })
  return `${config.http.publicUrl}${pathIn(language, path)}?${new URLSearchParams({ code })}`
}

function leaveLink({ config, secrets }: Services, { id }: Subscriber): string {
  return `${config.http.publicUrl}${ONE_CLICK_PATH}/${makeLeaveCode(secrets, id)}`
}

/** A reader who leaves no longer wants a link to confirm: one that still waits in the queue would arrive after they have left. */
export function takeBackConfirmation(transaction: Transaction, services: Services, email: string): Promise<void> {
  return takeBack(transaction, services, email, ['newsletter-confirm'])
}

/** Deletes all waiting newsletter mails to an erased reader, and with them the address. */
export function takeBackMails(transaction: Transaction, services: Services, email: string): Promise<void> {
  return takeBack(transaction, services, email, Object.keys(SHARES))
}

async function takeBack(transaction: Transaction, { secrets }: Services, email: string, kinds: string[]) {
  for (const hash of hashMailboxWithAllSecrets(secrets, email)) {
    for (const kind of kinds) await forgetMailsTo(transaction, kind, hash)
  }
}
