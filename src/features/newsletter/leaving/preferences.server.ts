// What the preference page does: the newsletter off, a copy of everything, and by a mailed link on again or erased. The
// code out of a mail is all the proof there is, and mails are forwarded: it opens no account, shows no whole address, and
// what cannot be taken back waits for a press in the mailbox itself (F18, H9, S5).

import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { eraseMail } from '../newsletter.emails.server.ts'
import {
  type DatedCodePurpose,
  makeDatedCode,
  readDatedCode,
  subscriberOfDatedCode,
} from '../newsletter-codes.server.ts'
import {
  askForErasure,
  changePreferences,
  eraseSubscription,
  exportSubscription,
  readPreferences,
} from '../newsletter-links.contract.ts'
import { describeSubscriber, eraseSubscriber } from '../owner-subscription.server.ts'
import { NEWSLETTER_CODES_NETWORK } from '../subscribing/newsletter-limits.server.ts'
import { extendConfirmation, findSubscriberById, type Subscriber } from '../subscribing/subscribers.queries.server.ts'
import { confirmUntil } from '../subscribing/subscribing.server.ts'
import { insertRequest } from '../subscribing/subscription-events.queries.server.ts'
import { mayConfirm } from '../subscribing/subscription-state.server.ts'
import { leaveById } from './leaving.server.ts'
import { maskAddress } from './masked-address.ts'

const REFUSED =
  'This link has expired, or your tips were changed in the meantime. The newest mail from us has a link that works.'
const ON = 'Your tips go on. The next one comes on Saturday.'
/** True also when that mailbox has had its link of the day. */
const ON_ASKED = 'Please look into that mailbox: we send one link a day there. One press, and the tips come again.'
const OFF = "You won't get any more tips."
const NOT_AGAIN =
  'Our mails to this address came back, or were not wanted. Log in with an account of this address to start the tips again.'
/** True also when that mailbox has had enough mails today. */
const ERASE_ASKED =
  'Please look into that mailbox: we send at most two such links a day there. One press, and everything is erased.'
const ERASED = 'Everything about this address has been erased. Go well.'

/** @throws AppError 400 for a code that is not ours, too old, from before the last change, or of somebody who was erased */
async function getByCode(
  { services, client }: RequestContext,
  purpose: DatedCodePurpose,
  code: string,
): Promise<{ subscriber: Subscriber; day: string }> {
  await enforceLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const subscriber = await findSubscriberById(services.database.query, subscriberOfDatedCode(code))
  if (subscriber === undefined) throw new AppError('bad_request', REFUSED)
  const today = isoDay(services.clock())
  const day = readDatedCode(services.secrets, purpose, code, { epoch: subscriber.epoch, today })
  if (day === null) throw new AppError('bad_request', REFUSED)
  return { subscriber, day }
}

const readRoute = handle(readPreferences, async ({ code }, context) => {
  const { subscriber } = await getByCode(context, 'preferences', code)
  return { maskedAddress: maskAddress(subscriber.email), weeklyTips: subscriber.state === 'active' }
})

const changeRoute = handle(changePreferences, async ({ code, weeklyTips }, context) => {
  const { services } = context
  const { subscriber, day } = await getByCode(context, 'preferences', code)
  if (weeklyTips) return { message: await askToReturn(context, subscriber) }
  const departure = await leaveById(services, subscriber.id, 'preferences')
  if (departure === undefined) throw new AppError('bad_request', REFUSED)
  if (!departure.isNew) return { message: OFF }
  // The page goes on for who has just pressed; the day of the mail stays, so that nothing works for longer.
  const { id, epoch } = departure.subscriber
  return { message: OFF, code: makeDatedCode(services.secrets, 'preferences', { id, epoch, day }) }
})

/** Coming back waits for the mailbox, as with any typed address. */
async function askToReturn({ services }: RequestContext, subscriber: Subscriber): Promise<string> {
  if (subscriber.state === 'active') return ON
  if (!mayConfirm(subscriber)) throw new AppError('conflict', NOT_AGAIN)
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    await extendConfirmation(transaction, subscriber.canonical_email, confirmUntil(now))
    await insertRequest(transaction, 'confirm', services.secrets.seal(subscriber.canonical_email), now)
  })
  return ON_ASKED
}

const exportRoute = handle(exportSubscription, async ({ code }, context) => {
  const { services } = context
  const { subscriber } = await getByCode(context, 'preferences', code)
  const email = maskAddress(subscriber.email)
  return {
    exportedAt: services.clock().toISOString(),
    newsletter: await describeSubscriber(services, { ...subscriber, email }),
  }
})

const askForErasureRoute = handle(askForErasure, async ({ code }, context) => {
  const { services } = context
  const { id, epoch, email } = (await getByCode(context, 'preferences', code)).subscriber
  const erase = makeDatedCode(services.secrets, 'erase', { id, epoch, day: isoDay(services.clock()) })
  await services.database.query
    .transaction()
    .execute((transaction) => queueMail(transaction, services, eraseMail(services, email, erase)))
  return { message: ERASE_ASKED }
})

const eraseRoute = handle(eraseSubscription, async ({ code }, context) => {
  const { services } = context
  const { subscriber } = await getByCode(context, 'erase', code)
  await services.database.query
    .transaction()
    .execute((transaction) => eraseSubscriber(transaction, services, subscriber))
  return { message: ERASED }
})

export const preferenceRoutes = [readRoute, changeRoute, exportRoute, askForErasureRoute, eraseRoute]
