// What the preference page does: the newsletter off, a copy of everything, and by a mailed link on again or erased. The
// code out of a mail is all the proof there is, and mails are forwarded: it opens no account, shows no whole address, and
// what cannot be undone waits for a press in the mailbox itself.

import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { maskAddress } from '#src/platform/mail/mask-address.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { eraseMail } from '../newsletter.emails.server.ts'
import { type CodePurpose, makeCode, readCode, subscriberOfCode } from '../newsletter-codes.server.ts'
import { NEWSLETTER_CODES_NETWORK } from '../newsletter-limits.server.ts'
import {
  askForErasure,
  changePreferences,
  eraseSubscription,
  exportSubscription,
  readPreferences,
} from '../newsletter-links.contract.ts'
import { describeSubscriber, eraseSubscriber } from '../owner-subscription.server.ts'
import { queueRequest } from '../subscribing/newsletter-mails.server.ts'
import { extendConfirmation, findSubscriberById, type Subscriber } from '../subscribing/subscribers.queries.server.ts'
import { confirmUntil } from '../subscribing/subscribing.server.ts'
import { mayConfirm } from '../subscribing/subscription-state.server.ts'
import { leaveById } from './leaving.server.ts'

const REFUSED = 'newsletter_answers_code_refused'
const NOT_AGAIN = 'newsletter_answers_not_again'
/** @throws AppError 400 for a code that is not ours, too old, from before the last change, or of an erased reader */
async function getByCode(
  { services, client }: RequestContext,
  purpose: CodePurpose,
  code: string,
): Promise<{ subscriber: Subscriber; day: string }> {
  await enforceLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const subscriber = await findSubscriberById(services.database.query, subscriberOfCode(code))
  if (subscriber === undefined) throw new AppError('bad_request', REFUSED)
  const today = isoDay(services.clock())
  const day = readCode(services.secrets, purpose, code, { epoch: subscriber.epoch, today })
  if (day === null) throw new AppError('bad_request', REFUSED)
  return { subscriber, day }
}

const readRoute = handle(readPreferences, async ({ code }, context) => {
  const { subscriber } = await getByCode(context, 'preferences', code)
  return { maskedAddress: maskAddress(subscriber.email), weeklyTips: subscriber.state === 'active' }
})

const changeRoute = handle(changePreferences, async ({ code, weeklyTips }, context) => {
  const { services, client } = context
  const t = translator(client.language)
  const { subscriber, day } = await getByCode(context, 'preferences', code)
  if (weeklyTips) return { message: await askToReturn(context, subscriber) }
  const departure = await leaveById(client.language, services, subscriber.id, 'preferences')
  if (departure === undefined) throw new AppError('bad_request', REFUSED)
  if (!departure.isNew) return { message: t('newsletter_answers_off') }
  // The page keeps working for the reader who has just pressed; the day of the mail stays, so that nothing works for longer.
  const { id, epoch } = departure.subscriber
  return {
    message: t('newsletter_answers_off'),
    code: makeCode(services.secrets, 'preferences', { id, epoch, day }),
  }
})

/** Coming back waits for the mailbox, as with any typed address. */
async function askToReturn({ services, client }: RequestContext, subscriber: Subscriber): Promise<string> {
  const t = translator(client.language)
  if (subscriber.state === 'active') return t('newsletter_answers_on')
  if (!mayConfirm(subscriber)) throw new AppError('conflict', NOT_AGAIN)
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    await extendConfirmation(transaction, subscriber.canonical_email, confirmUntil(now))
    const request = { language: client.language, email: subscriber.canonical_email, now }
    await queueRequest(transaction, services, 'confirm', request)
  })
  // True also when that mailbox has had its link of the day.
  return t('newsletter_answers_on_asked')
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
  const { services, client } = context
  const t = translator(client.language)
  const { id, epoch, email } = (await getByCode(context, 'preferences', code)).subscriber
  const erase = makeCode(services.secrets, 'erase', { id, epoch, day: isoDay(services.clock()) })
  await services.database.query
    .transaction()
    .execute((transaction) => queueMail(transaction, services, eraseMail(client.language, services, email, erase)))
  // True also when that mailbox has had enough mails today.
  return { message: t('newsletter_answers_erase_asked') }
})

const eraseRoute = handle(eraseSubscription, async ({ code }, context) => {
  const { services, client } = context
  const t = translator(client.language)
  const { subscriber } = await getByCode(context, 'erase', code)
  await services.database.query
    .transaction()
    .execute((transaction) => eraseSubscriber(transaction, services, subscriber))
  return { message: t('newsletter_answers_erased') }
})

export const preferenceRoutes = [readRoute, changeRoute, exportRoute, askForErasureRoute, eraseRoute]
