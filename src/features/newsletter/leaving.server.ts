// Leaving the newsletter: by a typed address, by a code out of a mail, and taking it back (trust.md F4, F15, F19, F20).
import { followSubscription } from '#src/features/accounts/email-consent.server.ts'
import { canonicalEmail } from '#src/server/canonical-email.ts'
import { takeFromLimits } from '#src/server/rate-limit.ts'
import { handle } from '#src/server/route.ts'
import type { Services } from '#src/server/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { mayLeaveAtOnce } from './departure-breaker.server.ts'
import { unsubscribe } from './newsletter.contract.ts'
import { isStateCode, readLeaveCode, subscriberOfStateCode } from './newsletter-codes.server.ts'
import { NEWSLETTER_CODES_NETWORK } from './newsletter-limits.server.ts'
import { undoUnsubscribe } from './newsletter-links.contract.ts'
import { findSubscriber, findSubscriberById, type Subscriber } from './subscribers.queries.server.ts'
import { limitTyping } from './subscribing.server.ts'
import { insertRequest } from './subscription-events.queries.server.ts'
import { activate, leave } from './subscription-state.server.ts'

const HOUR_MS = 60 * 60 * 1_000
const UNDO_DAYS_MS = 30 * 24 * HOUR_MS

const LEFT = "If that address was on our list, it won't get any more tips."
const UNDO_REFUSED = 'This link has expired or has been used. You can subscribe again on the home page.'
const UNDONE = 'Your tips go on as before.'

export const unsubscribeRoute = handle(unsubscribe, async ({ email }, { services, client }) => {
  const canonical = canonicalEmail(email)
  await limitTyping(services, client)
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    const subscriber = await findSubscriber(transaction, canonical)
    const leaver = subscriber !== undefined && canLeave(subscriber) ? subscriber : null
    const isReader = leaver !== null && leaver.active_since !== null
    if (!(await mayLeaveAtOnce(transaction, services, client, isReader))) {
      await insertRequest(transaction, 'leave', services.secrets.seal(canonical), now)
      return
    }
    if (leaver !== null) await leave(transaction, services, leaver, { event: 'withdrawn', method: 'typed' }, now)
    // Tips that were ticked at registration and have not started yet are not wanted any more either.
    await followSubscription(transaction, canonical, false)
    // For those who got the tips a note follows; for everybody the same is written here.
    await insertRequest(transaction, 'note', services.secrets.seal(canonical), now)
  })
  // One text, whether it took effect or waits for a press: the page says that it may be either.
  return { message: LEFT }
})

function canLeave({ state }: Subscriber): boolean {
  return state === 'active' || state === 'paused' || state === 'pending'
}

/** The subscriber a code out of a newsletter is for, or null. Changes nothing. */
export async function findByLeaveCode(services: Services, code: string): Promise<Subscriber | null | undefined> {
  const id = readLeaveCode(services.secrets, code)
  return id === null ? null : findSubscriberById(services.database.query, id)
}

/** Acts on the one the mail was sent to, whoever is signed in. Doing it twice changes nothing. */
export async function leaveByCode(
  services: Services,
  code: string,
  method: 'one-click' | 'preferences',
): Promise<Subscriber | null | undefined> {
  const id = readLeaveCode(services.secrets, code)
  return id === null ? null : leaveById(services, id, method)
}

export async function leaveById(
  services: Services,
  id: string,
  method: 'one-click' | 'preferences',
): Promise<Subscriber | undefined> {
  return services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, id)
    if (subscriber === undefined || !canLeave(subscriber)) return subscriber
    await leave(transaction, services, subscriber, { event: 'withdrawn', method })
    return findSubscriberById(transaction, id)
  })
}

export const undoRoute = handle(undoUnsubscribe, async ({ code }, { services, client }) => {
  await takeFromLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const done = await services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberOfStateCode(code))
    if (subscriber === undefined) return false
    const { state, epoch, left_at } = subscriber
    // Pressing the button twice is no mistake.
    if (state === 'active') return isStateCode(services.secrets, 'undo', code, epoch - 1)
    if (state !== 'unsubscribed' || !isStateCode(services.secrets, 'undo', code, epoch)) return false
    if (left_at === null || services.clock().getTime() - Date.parse(left_at) > UNDO_DAYS_MS) return false
    return activate(transaction, services, subscriber, { event: 'undone', method: 'mail' })
  })
  if (!done) throw new AppError('bad_request', UNDO_REFUSED)
  return { message: UNDONE }
})
