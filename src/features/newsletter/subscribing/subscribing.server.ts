// Asking for the newsletter. A typed address does the same work whatever we know of it, and a mail follows later, if at
// all; the signed-in owner of a proven address needs no mail.

import { translator } from '#src/platform/content/translator.ts'
import type { Client } from '#src/platform/http/client.ts'
import { inEvenTime } from '#src/platform/http/even-time.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type RequestContext } from '#src/platform/http/route.ts'
import { findUser, type User } from '#src/platform/identity/auth.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { checkSubscription, countReaders, resubscribe, subscribe } from '../newsletter.contract.ts'
import { readCode, subscriberOfCode } from '../newsletter-codes.server.ts'
import { FILLED_NETWORK, NEWSLETTER_CODES_NETWORK, TYPED_DOMAIN, TYPED_NETWORK } from '../newsletter-limits.server.ts'
import { confirmSubscription } from '../newsletter-links.contract.ts'
import { queueRequest } from './newsletter-mails.server.ts'
import { confirmWording, subscribeWording } from './subscribe-wording.contract.ts'
import {
  countActiveAt,
  extendReturn,
  findSubscriber,
  findSubscriberById,
  upsertPendingSubscriber,
} from './subscribers.queries.server.ts'
import { insertEvent } from './subscription-events.queries.server.ts'
import { activate, activateOwner, hashAddress, mayConfirm } from './subscription-state.server.ts'

/** How long a link to confirm works. */
export const CONFIRM_DAYS = 7
const CONFIRM_MS = CONFIRM_DAYS * DAY_MS
/** A smaller number of readers is not published. */
const READERS_WORTH_TELLING = 150
const READERS_TOLD_IN = 10

const CONFIRM_REFUSED = 'newsletter_answers_confirm_refused'
const NOT_YOURS = 'newsletter_answers_not_yours'

export const subscribeRoute = handle(subscribe, (input, context) =>
  inEvenTime(context.services, () => askForTips(input, context)),
)

async function askForTips(input: InputOf<typeof subscribe>, context: RequestContext): Promise<{ message: string }> {
  const { services, client } = context
  const t = translator(client.language)
  const canonical = canonicalEmail(input.email)
  const wording = subscribeWording(t, input.context)
  const consent = { context: input.context, wording, claimedAt: input.gdprConsent.timestamp }
  await limitTyping(services, client, input.website)
  await limitDomain(services, client, canonical)
  const owner = await findProvenOwner(context, canonical)
  if (owner !== null) {
    await services.database.query
      .transaction()
      .execute((transaction) =>
        activateOwner(
          transaction,
          services,
          owner,
          { event: 'confirmed', method: 'account', ...consent },
          client.language,
        ),
      )
    return { message: t('newsletter_answers_started') }
  }
  await services.database.query.transaction().execute(async (transaction) => {
    const now = services.clock()
    const id = await upsertPendingSubscriber(transaction, {
      email: input.email,
      canonical_email: canonical,
      address_hash: hashAddress(services, canonical),
      context: input.context,
      asked_until: confirmUntil(now),
      created_at: now.toISOString(),
    })
    await insertEvent(transaction, id, { event: 'asked', method: 'typed', ...consent }, now)
    await queueRequest(transaction, services, 'confirm', { language: client.language, email: canonical, now })
  })
  return { message: t('newsletter_answers_asked') }
}

export const resubscribeRoute = handle(resubscribe, ({ email }, context) =>
  inEvenTime(context.services, () => askToReturn(email, context)),
)

async function askToReturn(email: string, context: RequestContext): Promise<{ message: string }> {
  const { services, client } = context
  const t = translator(client.language)
  const canonical = canonicalEmail(email)
  await limitTyping(services, client)
  await limitDomain(services, client, canonical)
  const owner = await findProvenOwner(context, canonical)
  await services.database.query.transaction().execute(async (transaction) => {
    if (owner !== null) {
      const consent = { context: 'unsubscribe-page', wording: confirmWording(t) }
      return activateOwner(
        transaction,
        services,
        owner,
        { event: 'confirmed', method: 'account', ...consent },
        client.language,
      )
    }
    const now = services.clock()
    await extendReturn(transaction, canonical, confirmUntil(now))
    await queueRequest(transaction, services, 'return', { language: client.language, email: canonical, now })
  })
  return {
    message: owner === null ? t('newsletter_answers_asked_again') : t('newsletter_answers_started'),
  }
}

/** The press of the button behind the mailed link: the proof that the mailbox's owner wants the newsletter. */
export const confirmRoute = handle(confirmSubscription, async ({ code }, { services, client }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: NEWSLETTER_CODES_NETWORK, subject: client.network }])
  const done = await services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberOfCode(code))
    if (subscriber === undefined) return false
    const { state, epoch, asked_until } = subscriber
    const today = isoDay(services.clock())
    // The day is in the code: typing the address again makes no old mail valid.
    const isFor = (of: number) => readCode(services.secrets, 'confirm', code, { epoch: of, today }) !== null
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

export const checkRoute = handleForUser(checkSubscription, async ({ email }, { services, user }) => {
  const canonical = canonicalEmail(email)
  // The same for every address that is not theirs, whether we know it or not.
  if (canonical !== user.canonicalEmail) throw new AppError('forbidden', NOT_YOURS)
  const subscriber = await findSubscriber(services.database.query, canonical)
  if (subscriber === undefined) return { subscribed: false }
  const asked = subscriber.asked_until !== null && subscriber.asked_until > services.clock().toISOString()
  // A stranger can make an account for any address: until it is proven, it learns only that a request was made.
  return { subscribed: asked || (user.verified && subscriber.state === 'active') }
})

export const readersRoute = handle(countReaders, async (_input, { services }) => {
  const readers = await countReadersToday(services)
  return { readers: readers >= READERS_WORTH_TELLING ? readers - (readers % READERS_TOLD_IN) : null }
})

/** Of each process: every page that has the form asks, and counting half a million readers takes some 45 ms. */
const counted = new WeakMap<Services, { day: string; readers: Promise<number> }>()

/** The number at the start of the day, rounded to tens: an exact one would reveal with each departure whose address was on the list. */
function countReadersToday(services: Services): Promise<number> {
  const day = isoDay(services.clock())
  let today = counted.get(services)
  if (today?.day !== day) {
    today = { day, readers: countActiveAt(services.database.query, new Date(day)) }
    counted.set(services, today)
    today.readers.catch(() => counted.delete(services))
  }
  return today.readers
}

/** Until when a link to confirm works that is asked for now. */
export function confirmUntil(now: Date): string {
  return new Date(now.getTime() + CONFIRM_MS).toISOString()
}

/** @throws AppError 429 */
export async function limitTyping(services: Services, client: Client, website = ''): Promise<void> {
  const limits = website === '' ? [TYPED_NETWORK] : [TYPED_NETWORK, FILLED_NETWORK]
  await enforceLimits(
    services,
    limits.map((limit) => ({ limit, subject: client.network })),
  )
}

/** @throws AppError 429 */
async function limitDomain(services: Services, client: Client, canonical: string): Promise<void> {
  const domain = canonical.slice(canonical.lastIndexOf('@') + 1)
  await enforceLimits(services, [{ limit: TYPED_DOMAIN, subject: `${domain} ${client.network}` }])
}

/** The signed-in person, when the address is theirs and proven. */
export async function findProvenOwner({ request, services }: RequestContext, canonical: string): Promise<User | null> {
  const user = await findUser(request, services)
  return user?.verified && user.canonicalEmail === canonical ? user : null
}
