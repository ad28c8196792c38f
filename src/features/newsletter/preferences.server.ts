// What the preference page does: the newsletter on or off, everything as a file, everything erased. The code out of a mail
// is all the proof there is, so nothing of it opens an account (trust.md F18, H9).
import type { Client } from '#src/server/client.ts'
import { takeFromLimits } from '#src/server/rate-limit.ts'
import { handle } from '#src/server/route.ts'
import type { Services } from '#src/server/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { leaveById } from './leaving.server.ts'
import { maskAddress } from './masked-address.ts'
import { readPreferencesCode } from './newsletter-codes.server.ts'
import { NEWSLETTER_CODES_NETWORK } from './newsletter-limits.server.ts'
import {
  changePreferences,
  eraseSubscription,
  exportSubscription,
  readPreferences,
} from './newsletter-links.contract.ts'
import { describeSubscriber, eraseSubscriber } from './owner-subscription.server.ts'
import { CONFIRM_WORDING } from './subscribe-wording.contract.ts'
import { findSubscriberById, type Subscriber } from './subscribers.queries.server.ts'
import { activate, mayReturn } from './subscription-state.server.ts'

const REFUSED =
  'This link has expired, or everything behind it was erased. The newest mail from us has a link that works.'
const ON = 'Your tips go on. The next one comes on Saturday.'
const OFF = "You won't get any more tips."
const NOT_AGAIN = 'Your mail provider told us that our mails are not wanted. We will not write to this address again.'
const ERASED = 'Everything about this address has been erased. Go well.'

/** @throws AppError 400 for a code that is not ours, too old, or of somebody who was erased */
async function getByCode(services: Services, client: Client, code: string): Promise<Subscriber> {
  await takeFromLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const id = readPreferencesCode(services.secrets, code, services.clock())
  const subscriber = id === null ? undefined : await findSubscriberById(services.database.query, id)
  if (subscriber === undefined) throw new AppError('bad_request', REFUSED)
  return subscriber
}

const readRoute = handle(readPreferences, async ({ code }, { services, client }) => {
  const { email, state } = await getByCode(services, client, code)
  return { maskedAddress: maskAddress(email), weeklyTips: state === 'active' }
})

const changeRoute = handle(changePreferences, async ({ code, weeklyTips }, { services, client }) => {
  const subscriber = await getByCode(services, client, code)
  if (!weeklyTips) {
    await leaveById(services, subscriber.id, 'preferences')
    return { message: OFF }
  }
  if (subscriber.state === 'active') return { message: ON }
  if (!mayReturn(subscriber)) throw new AppError('conflict', NOT_AGAIN)
  const event = { event: 'confirmed', method: 'preferences', context: 'preferences', wording: CONFIRM_WORDING } as const
  const moved = await services.database.query
    .transaction()
    .execute((transaction) => activate(transaction, services, subscriber, event))
  if (!moved) throw new AppError('conflict', 'This has just changed somewhere else. Please try again.')
  return { message: ON }
})

const exportRoute = handle(exportSubscription, async ({ code }, { services, client }) => {
  const subscriber = await getByCode(services, client, code)
  return {
    exportedAt: services.clock().toISOString(),
    newsletter: await describeSubscriber(services, subscriber),
  }
})

const eraseRoute = handle(eraseSubscription, async ({ code }, { services, client }) => {
  const subscriber = await getByCode(services, client, code)
  await services.database.query
    .transaction()
    .execute((transaction) => eraseSubscriber(transaction, services, subscriber))
  return { message: ERASED }
})

export const preferenceRoutes = [readRoute, changeRoute, exportRoute, eraseRoute]
