// The steps between the states of a subscription. Each writes its event, and the account's `emailConsent` follows.
import type { Kysely } from 'kysely'
import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { hashAddress, hashAddressWithAllSecrets } from './newsletter-codes.server.ts'
import { takeBackConfirmation } from './subscription.emails.server.ts'
import {
  dropSuppression,
  insertEvent,
  moveSubscriber,
  type NewEvent,
  type Subscriber,
  setLanguage,
  upsertPendingSubscriber,
} from './subscription.queries.server.ts'

/**
 * Makes a subscription active.
 * @param language of its issues; left out, it stays as it was
 * @returns false when another request changed the subscription at this moment
 */
export async function activate(
  transaction: Kysely<Tables>,
  services: Services,
  subscriber: Subscriber,
  event: NewEvent,
  language?: Language,
): Promise<boolean> {
  const now = services.clock()
  const changes = { state: 'active', asked_until: null, active_since: now.toISOString(), left_at: null } as const
  const spoken = language === undefined ? {} : { language }
  if (!(await moveSubscriber(transaction, subscriber, { ...changes, ...spoken }))) return false
  await insertEvent(transaction, subscriber.id, event, now)
  const { address_hash, canonical_email } = subscriber
  await dropSuppression(transaction, [address_hash, ...hashAddressWithAllSecrets(services, canonical_email)])
  await syncEmailConsent(transaction, subscriber.canonical_email, true)
  return true
}

/** Stops all mails to the reader, also copies of an issue that is being sent. */
export async function leave(
  transaction: Kysely<Tables>,
  services: Services,
  subscriber: Subscriber,
  event: NewEvent,
  now = services.clock(),
): Promise<boolean> {
  const changes = { state: 'unsubscribed', asked_until: null, left_at: now.toISOString() } as const
  if (!(await moveSubscriber(transaction, subscriber, changes))) return false
  await insertEvent(transaction, subscriber.id, event, now)
  await takeBackConfirmation(transaction, services, subscriber.email)
  await syncEmailConsent(transaction, subscriber.canonical_email, false)
  return true
}

export interface Owner {
  email: string
  canonicalEmail: string
}

/** Subscribes the owner of a proven address at once, even after an earlier complaint. */
export async function activateOwner(
  transaction: Kysely<Tables>,
  services: Services,
  { email, canonicalEmail }: Owner,
  event: NewEvent & { context: string },
  language: Language,
): Promise<void> {
  const subscriber = await upsertPendingSubscriber(transaction, {
    email,
    canonical_email: canonicalEmail,
    address_hash: hashAddress(services, canonicalEmail),
    context: event.context,
    asked_until: null,
    created_at: services.clock().toISOString(),
  })
  // A reader who asks again in another language wants the tips in that one.
  if (subscriber.state === 'active') await setLanguage(transaction, subscriber.id, language)
  else await activate(transaction, services, subscriber, event, language)
}
