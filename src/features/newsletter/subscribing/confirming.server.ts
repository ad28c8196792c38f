// The press of the button behind the mailed link: the proof that the mailbox's owner wants the newsletter (F2, D-19).
import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { AppError } from '#src/shared/app-error.ts'
import { readDatedCode, subscriberOfDatedCode } from '../newsletter-codes.server.ts'
import { NEWSLETTER_CODES_NETWORK } from '../newsletter-limits.server.ts'
import { confirmSubscription } from '../newsletter-links.contract.ts'
import { confirmWording } from './subscribe-wording.contract.ts'
import { findSubscriberById } from './subscribers.queries.server.ts'
import { activate, mayConfirm } from './subscription-state.server.ts'

const CONFIRM_REFUSED = 'newsletter_answers_confirm_refused'

export const confirmRoute = handle(confirmSubscription, async ({ code }, { services, client }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const done = await services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberOfDatedCode(code))
    if (subscriber === undefined) return false
    const { state, epoch, asked_until } = subscriber
    const today = isoDay(services.clock())
    // The day is the code's own: somebody who types the address again brings no old mail back to life.
    const isFor = (of: number) => readDatedCode(services.secrets, 'confirm', code, { epoch: of, today }) !== null
    // Pressing the button twice is no mistake.
    if (state === 'active') return isFor(epoch - 1)
    if (!mayConfirm(subscriber) || !isFor(epoch)) return false
    if (asked_until === null || asked_until <= services.clock().toISOString()) return false
    const consent = { context: subscriber.context, wording: confirmWording(t) }
    const event = { event: 'confirmed', method: 'mail', ...consent } as const
    if (await activate(transaction, services, subscriber, event, client.language)) return true
    // Of two presses at one moment the slower finds it done.
    const after = await findSubscriberById(transaction, subscriber.id)
    return after?.state === 'active' && isFor(after.epoch - 1)
  })
  if (!done) throw new AppError('bad_request', CONFIRM_REFUSED)
  return { message: t('newsletter_answers_confirmed') }
})
