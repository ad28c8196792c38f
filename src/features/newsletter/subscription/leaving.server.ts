// Leaving the newsletter: by a typed address, or by a code out of a mail.

import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { withMinimumDuration } from '#src/platform/http/minimum-duration.ts'
import { handle, type RequestContext } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { Services } from '#src/platform/services.ts'
import { type Language, languageNoted } from '#src/shared/languages.ts'
import { allowImmediateUnsubscribe } from './departure-breaker.server.ts'
import { findProvenOwner, limitTyping } from './subscribing.server.ts'
import { unsubscribe } from './subscription.contract.ts'
import { noteDeparture, queueRequest } from './subscription.emails.server.ts'
import { findSubscriber, findSubscriberById, type Subscriber } from './subscription.queries.server.ts'
import { leave } from './subscription-state.server.ts'

export const unsubscribeRoute = handle(unsubscribe, ({ email }, context) =>
  withMinimumDuration(context.services, () => leaveByTyping(email, context)),
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
    if (!isOwner && !(await allowImmediateUnsubscribe(transaction, services, client, isReader))) {
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

export interface Departure {
  /** As it is now. */
  subscriber: Subscriber
  /** True when this very request made it: only then may its answer offer to undo it. */
  isNew: boolean
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
