// Asking for the newsletter. A typed address does the same work whatever we know of it, and a mail follows later, if at
// all; the signed-in owner of a proven address needs no mail.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { withMinimumDuration } from '#src/platform/http/minimum-duration.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type RequestContext } from '#src/platform/http/route.ts'
import { findUser, type User } from '#src/platform/identity/auth.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { confirmUntil, hashAddress } from './newsletter-codes.server.ts'
import { confirmWording, subscribeWording } from './subscribe-wording.contract.ts'
import { checkSubscription, countReaders, resubscribe, subscribe } from './subscription.contract.ts'
import { queueRequest } from './subscription.emails.server.ts'
import {
  countActiveAt,
  extendConfirmation,
  findSubscriber,
  insertEvent,
  type NewEvent,
  upsertPendingSubscriber,
} from './subscription.queries.server.ts'
import { activateOwner } from './subscription-state.server.ts'

/** Addresses typed into any of the forms from one network. */
const TYPED_NETWORK: Limit = { name: 'newsletter-network', max: 60, seconds: HOUR_SECONDS }
/** Links to confirm asked for from one network at one domain: a parents' evening is less, a list of invented names is more. */
const TYPED_DOMAIN: Limit = { name: 'newsletter-domain', max: 30, seconds: HOUR_SECONDS }
/** Requests from one network with a filled hidden field, which people leave empty. */
const FILLED_NETWORK: Limit = { name: 'newsletter-network-filled', max: 5, seconds: HOUR_SECONDS }
/** A smaller number of readers is not published. */
const READERS_WORTH_TELLING = 150
const READERS_TOLD_IN = 10

export const subscribeRoute = handle(subscribe, (input, context) =>
  withMinimumDuration(context.services, async () => {
    const { services, client } = context
    const t = translator(client.language)
    const wording = subscribeWording(t, input.context)
    const consent = { context: input.context, wording, claimedAt: input.gdprConsent.timestamp }
    const isOwner = await startByTyping(context, input, consent, async (transaction, email, now) => {
      const { id } = await upsertPendingSubscriber(transaction, {
        email: input.email,
        canonical_email: email,
        address_hash: hashAddress(services, email),
        context: input.context,
        asked_until: confirmUntil(now),
        created_at: now.toISOString(),
      })
      await insertEvent(transaction, id, { event: 'asked', method: 'typed', ...consent }, now)
      await queueRequest(transaction, services, 'confirm', { language: client.language, email, now })
    })
    return { message: t(isOwner ? 'newsletter_answers_started' : 'newsletter_answers_asked') }
  }),
)

export const resubscribeRoute = handle(resubscribe, (input, context) =>
  withMinimumDuration(context.services, async () => {
    const { services, client } = context
    const t = translator(client.language)
    const consent = { context: 'unsubscribe-page', wording: confirmWording(t) }
    const isOwner = await startByTyping(context, input, consent, async (transaction, email, now) => {
      await extendConfirmation(transaction, email, confirmUntil(now))
      await queueRequest(transaction, services, 'return', { language: client.language, email, now })
    })
    return { message: t(isOwner ? 'newsletter_answers_started' : 'newsletter_answers_asked_again') }
  }),
)

/**
 * The signed-in owner of a proven address gets the tips at once.
 * @param ask what is written for any other address, whatever we know of it
 * @returns whether it was the owner
 * @throws AppError 429
 */
async function startByTyping(
  context: RequestContext,
  { email, website }: { email: string; website?: string | undefined },
  consent: Pick<NewEvent, 'wording' | 'claimedAt'> & { context: string },
  ask: (transaction: Kysely<Tables>, canonical: string, now: Date) => Promise<void>,
): Promise<boolean> {
  const { services, client } = context
  const canonical = canonicalEmail(email)
  await limitTyping(services, client, website)
  const domain = canonical.slice(canonical.lastIndexOf('@') + 1)
  await enforceLimits(services, [{ limit: TYPED_DOMAIN, subject: `${domain} ${client.network}` }])
  const owner = await findProvenOwner(context, canonical)
  await services.database.query.transaction().execute(async (transaction) => {
    if (owner === null) return ask(transaction, canonical, services.clock())
    const event = { event: 'confirmed', method: 'account', ...consent } as const
    await activateOwner(transaction, services, owner, event, client.language)
  })
  return owner !== null
}

export const checkRoute = handleForUser(checkSubscription, async ({ email }, { services, user }) => {
  const canonical = canonicalEmail(email)
  // Every other address gets the same answer, whether we know it or not.
  if (canonical !== user.canonicalEmail) throw new AppError('forbidden', 'newsletter_answers_not_yours')
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

/** Kept in memory, because every page with the form asks, and counting half a million readers takes some 45 ms. */
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

/** @throws AppError 429 */
export async function limitTyping(services: Services, client: Client, website = ''): Promise<void> {
  const limits = website === '' ? [TYPED_NETWORK] : [TYPED_NETWORK, FILLED_NETWORK]
  await enforceLimits(
    services,
    limits.map((limit) => ({ limit, subject: client.network })),
  )
}

/** The signed-in person, when the address is theirs and proven. */
export async function findProvenOwner({ request, services }: RequestContext, canonical: string): Promise<User | null> {
  const user = await findUser(request, services)
  return user?.verified && user.canonicalEmail === canonical ? user : null
}
