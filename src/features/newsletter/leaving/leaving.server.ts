// Leaving the newsletter: by a typed address, by a code out of a mail, and taking it back.

import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { inEvenTime } from '#src/platform/http/even-time.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { type Language, languageNoted } from '#src/shared/languages.ts'
import { unsubscribe } from '../newsletter.contract.ts'
import { readCode, readLeaveCode, subscriberOfCode } from '../newsletter-codes.server.ts'
import { NEWSLETTER_CODES_NETWORK } from '../newsletter-limits.server.ts'
import { undoUnsubscribe } from '../newsletter-links.contract.ts'
import { queueRequest } from '../subscribing/newsletter-mails.server.ts'
import { findSubscriber, findSubscriberById, type Subscriber } from '../subscribing/subscribers.queries.server.ts'
import { findProvenOwner, limitTyping } from '../subscribing/subscribing.server.ts'
import { activate, leave } from '../subscribing/subscription-state.server.ts'
import { noteDeparture, noteReturn } from '../subscription-notes.server.ts'
import { mayLeaveAtOnce } from './departure-breaker.server.ts'

const UNDO_MS = 30 * 24 * HOUR_MS
/** For undoing a departure on the page where it was made: for a slip of the finger, not for a change of mind weeks later. */
const UNDO_HERE_MS = HOUR_MS

const UNDO_REFUSED = 'newsletter_answers_undo_refused'

export const unsubscribeRoute = handle(unsubscribe, ({ email }, context) =>
  inEvenTime(context.services, () => leaveByTyping(email, context)),
)

async function leaveByTyping(email: string, context: RequestContext): Promise<{ message: string }> {
  const { services, client } = context
  const t = translator(client.language)
  const canonical = canonicalEmail(email)
  await limitTyping(services, client)
  const isOwner = (await findProvenOwner(context, canonical)) !== null
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    const method = isOwner ? 'account' : 'typed'
    const subscriber = await findSubscriber(transaction, canonical)
    const leaver = subscriber !== undefined && canLeave(subscriber) ? subscriber : null
    const isReader = leaver !== null && leaver.active_since !== null
    // An owner who has proven the address needs no press in its mailbox, however many others have left.
    if (!isOwner && !(await mayLeaveAtOnce(transaction, services, client, isReader))) {
      await queueRequest(transaction, services, 'leave', { language: client.language, email: canonical, now })
      return
    }
    if (leaver !== null) await leave(transaction, services, leaver, { event: 'withdrawn', method }, now)
    // Tips that were ticked at registration and have not started yet are not wanted any more either.
    await syncEmailConsent(transaction, canonical, false)
    // Those who got the tips get a note; for every address the same is written here.
    await queueRequest(transaction, services, 'note', { language: client.language, email: canonical, now })
  })
  // One text, whether it took effect or waits for a press: the page says that it may be either.
  return { message: t('newsletter_answers_left') }
}

function canLeave({ state }: Subscriber): boolean {
  return state === 'active' || state === 'paused' || state === 'pending'
}

/** The subscriber a code out of a newsletter is for, or null. Changes nothing. */
export async function findByLeaveCode(services: Services, code: string): Promise<Subscriber | null | undefined> {
  const id = readLeaveCode(services.secrets, code)
  return id === null ? null : findSubscriberById(services.database.query, id)
}

export interface Departure {
  /** As it is now. */
  subscriber: Subscriber
  /** True when this very request made it: only then may its answer offer to undo it. */
  isNew: boolean
}

/** Acts on the reader the mail was sent to, whatever account is signed in. Doing it twice changes nothing. @param language as for `leaveById` */
export async function leaveByCode(
  language: Language | null,
  services: Services,
  code: string,
  method: 'one-click' | 'preferences',
): Promise<Departure | null | undefined> {
  const id = readLeaveCode(services.secrets, code)
  return id === null ? null : leaveById(language, services, id, method)
}

/**
 * A stranger may hold a code, so the mailbox gets a mail about the departure.
 * @param language of the page that asked; null where a mail program did, which knows none: then it is the one of the issues
 */
export async function leaveById(
  language: Language | null,
  services: Services,
  id: string,
  method: 'one-click' | 'preferences',
): Promise<Departure | undefined> {
  return services.database.query.transaction().execute(async (transaction) => {
    const before = await findSubscriberById(transaction, id)
    if (before === undefined) return undefined
    const isNew = canLeave(before) && (await leave(transaction, services, before, { event: 'withdrawn', method }))
    const subscriber = (await findSubscriberById(transaction, id)) ?? before
    if (isNew) {
      await noteDeparture(language ?? languageNoted(subscriber.language), transaction, services, subscriber)
    }
    return { subscriber, isNew }
  })
}

export const undoRoute = handle(undoUnsubscribe, async ({ code }, { services, client }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const done = await services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberOfCode(code))
    if (subscriber === undefined) return false
    const { state, epoch, left_at } = subscriber
    const today = isoDay(services.clock())
    const isFor = (purpose: 'undo' | 'undo-here', of: number) =>
      readCode(services.secrets, purpose, code, { epoch: of, today }) !== null
    // Pressing the button twice is no mistake.
    if (state === 'active') return isFor('undo', epoch - 1) || isFor('undo-here', epoch - 1)
    if (state !== 'unsubscribed' || left_at === null) return false
    const age = services.clock().getTime() - Date.parse(left_at)
    const isMailed = isFor('undo', epoch) && age <= UNDO_MS
    const isHere = isFor('undo-here', epoch) && age <= UNDO_HERE_MS
    if (!isMailed && !isHere) return false
    const event = { event: 'undone', method: isMailed ? 'mail' : 'one-click' } as const
    if (!(await activate(transaction, services, subscriber, event))) {
      // Of two presses at one moment the slower finds it done.
      return (await findSubscriberById(transaction, subscriber.id))?.state === 'active'
    }
    if (isHere) await noteReturn(client.language, transaction, services, subscriber)
    return true
  })
  if (!done) throw new AppError('bad_request', UNDO_REFUSED)
  return { message: t('newsletter_answers_undone') }
})
