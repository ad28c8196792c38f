// What the links in our mails do: start the tips, take a departure back, and what the preference page offers. The code out of a mail is
// all the proof there is, and mails are forwarded: it opens no account, shows no whole address, and what cannot be undone waits
// for a press in the mailbox itself.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { maskAddress } from '#src/platform/mail/mask-address.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { leaveById } from './leaving.server.ts'
import { type CodePurpose, confirmUntil, makeCode, readCode, subscriberOfCode } from './newsletter-codes.server.ts'
import { describeSubscriber, eraseSubscriber } from './reader-data.server.ts'
import { confirmWording } from './subscribe-wording.contract.ts'
import {
  askForErasure,
  changePreferences,
  confirmSubscription,
  eraseSubscription,
  exportSubscription,
  readPreferences,
  undoUnsubscribe,
} from './subscription.contract.ts'
import { mailErasure, mayConfirm, noteReturn, queueRequest } from './subscription.emails.server.ts'
import { extendConfirmation, findSubscriberById, type Subscriber } from './subscription.queries.server.ts'
import { activate } from './subscription-state.server.ts'

/** Codes of mailed links tried from one network. */
const CODES_NETWORK: Limit = { name: 'newsletter-codes-network', max: 120, seconds: 15 * 60 }
/** How long a departure can be undone on its own page: enough for a press by mistake. */
const UNDO_HERE_MS = HOUR_MS

/**
 * Starts the tips. Pressing twice is allowed, and the slower one of two simultaneous presses finds it done.
 * @param purposes codes for these purposes may start the tips
 * @param start false when the state does not allow it, or another request changed it at this moment
 * @returns whether the tips go to the reader of this code
 */
async function startByCode(
  { services, client }: RequestContext,
  code: string,
  purposes: CodePurpose[],
  start: (transaction: Kysely<Tables>, subscriber: Subscriber, purpose: CodePurpose) => Promise<boolean>,
): Promise<boolean> {
  await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
  const today = isoDay(services.clock())
  const purposeAt = (epoch: number) =>
    purposes.find((purpose) => readCode(services.secrets, purpose, code, { epoch, today }) !== null)
  return services.database.query.transaction().execute(async (transaction) => {
    const find = () => findSubscriberById(transaction, subscriberOfCode(code))
    const isDone = (found?: Subscriber) => found?.state === 'active' && purposeAt(found.epoch - 1) !== undefined
    const subscriber = await find()
    if (subscriber === undefined || isDone(subscriber)) return subscriber !== undefined
    const purpose = purposeAt(subscriber.epoch)
    if (purpose === undefined) return false
    return (await start(transaction, subscriber, purpose)) || isDone(await find())
  })
}

/** The press of the button behind the mailed link: the proof that the mailbox's owner wants the newsletter. */
const confirmRoute = handle(confirmSubscription, async ({ code }, context) => {
  const { services, client } = context
  const t = translator(client.language)
  const done = await startByCode(context, code, ['confirm'], async (transaction, subscriber) => {
    const consent = { context: subscriber.context, wording: confirmWording(t) }
    const event = { event: 'confirmed', method: 'mail', ...consent } as const
    return mayConfirm(subscriber) && activate(transaction, services, subscriber, event, client.language)
  })
  if (!done) throw new AppError('bad_request', 'newsletter_answers_confirm_refused')
  return { message: t('newsletter_answers_confirmed') }
})

const undoRoute = handle(undoUnsubscribe, async ({ code }, context) => {
  const { services, client } = context
  const t = translator(client.language)
  const done = await startByCode(context, code, ['undo', 'undo-here'], async (transaction, subscriber, purpose) => {
    const isHere = purpose === 'undo-here'
    const age = services.clock().getTime() - Date.parse(subscriber.left_at ?? '')
    if (subscriber.state !== 'unsubscribed' || (isHere && !(age <= UNDO_HERE_MS))) return false
    const event = { event: 'undone', method: isHere ? 'one-click' : 'mail' } as const
    if (!(await activate(transaction, services, subscriber, event))) return false
    if (isHere) await noteReturn(client.language, transaction, services, subscriber)
    return true
  })
  if (!done) throw new AppError('bad_request', 'newsletter_answers_undo_refused')
  return { message: t('newsletter_answers_undone') }
})

/** @throws AppError 400 for a code that is not ours, too old, from before the last change, or of an erased reader */
async function getByCode(
  { services, client }: RequestContext,
  purpose: CodePurpose,
  code: string,
): Promise<{ subscriber: Subscriber; day: string }> {
  await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
  const subscriber = await findSubscriberById(services.database.query, subscriberOfCode(code))
  const today = isoDay(services.clock())
  const day = subscriber && readCode(services.secrets, purpose, code, { epoch: subscriber.epoch, today })
  if (subscriber === undefined || typeof day !== 'string') {
    throw new AppError('bad_request', 'newsletter_answers_code_refused')
  }
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
  if (!departure?.isNew) return { message: t('newsletter_answers_off') }
  // The new code keeps the page working. It keeps the day of the mail, so that it does not work for longer.
  const { id, epoch } = departure.subscriber
  return {
    message: t('newsletter_answers_off'),
    code: makeCode(services.secrets, 'preferences', { id, epoch, day }),
  }
})

/** Coming back needs a press behind a mailed link, as with any typed address. */
async function askToReturn({ services, client }: RequestContext, subscriber: Subscriber): Promise<string> {
  const t = translator(client.language)
  if (subscriber.state === 'active') return t('newsletter_answers_on')
  if (!mayConfirm(subscriber)) throw new AppError('conflict', 'newsletter_answers_not_again')
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    await extendConfirmation(transaction, subscriber.canonical_email, confirmUntil(now))
    const request = { language: client.language, email: subscriber.canonical_email, now }
    await queueRequest(transaction, services, 'confirm', request)
  })
  // True even if that mailbox has had its link of the day, so that the answer reveals nothing.
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
  const { subscriber } = await getByCode(context, 'preferences', code)
  await services.database.query
    .transaction()
    .execute((transaction) => mailErasure(client.language, transaction, services, subscriber))
  // True even if that mailbox has had enough mails today, so that the answer reveals nothing.
  return { message: translator(client.language)('newsletter_answers_erase_asked') }
})

const eraseRoute = handle(eraseSubscription, async ({ code }, context) => {
  const { services, client } = context
  const { subscriber } = await getByCode(context, 'erase', code)
  await services.database.query
    .transaction()
    .execute((transaction) => eraseSubscriber(transaction, services, subscriber))
  return { message: translator(client.language)('newsletter_answers_erased') }
})

export const mailedCodeRoutes = [
  confirmRoute,
  undoRoute,
  readRoute,
  changeRoute,
  exportRoute,
  askForErasureRoute,
  eraseRoute,
]
