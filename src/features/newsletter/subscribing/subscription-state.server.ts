// The steps between the states of a subscription. Each writes its event, and the account's `emailConsent` follows.
import type { Kysely } from 'kysely'
import { syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { takeBackConfirmation } from '../subscription-notes.server.ts'
import {
  dropSuppression,
  findSubscriber,
  moveSubscriber,
  type Subscriber,
  setLanguage,
  upsertPendingSubscriber,
} from './subscribers.queries.server.ts'
import { insertEvent, type NewEvent } from './subscription-events.queries.server.ts'

const ADDRESS_PURPOSE = 'newsletter-address'

/** How an address is kept that must be recognised and not known. */
export function hashAddress(services: Services, canonicalEmail: string): string {
  return services.secrets.keyedHash(ADDRESS_PURPOSE, canonicalEmail)
}

/** The same with every secret that still counts. */
export function hashAddressWithAllSecrets(services: Services, canonicalEmail: string): string[] {
  return services.secrets.keyedHashes(ADDRESS_PURPOSE, canonicalEmail)
}

/** Whether a mailed link may start the tips. After a refusal for good or a complaint only the proven owner may. */
export function mayConfirm({ state }: Pick<Subscriber, 'state'>): boolean {
  return state === 'pending' || state === 'unsubscribed' || state === 'paused'
}

/**
 * From now on the newsletter goes there.
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

/** From now on nothing goes there, not even of an issue that is being sent. */
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

/** The owner of a proven address wants the tips: active at once, also when a tip was once called spam there. */
export async function activateOwner(
  transaction: Kysely<Tables>,
  services: Services,
  { email, canonicalEmail }: Owner,
  event: NewEvent & { context: string },
  language: Language,
): Promise<void> {
  await upsertPendingSubscriber(transaction, {
    email,
    canonical_email: canonicalEmail,
    address_hash: hashAddress(services, canonicalEmail),
    context: event.context,
    asked_until: null,
    created_at: services.clock().toISOString(),
  })
  const subscriber = await findSubscriber(transaction, canonicalEmail)
  if (subscriber === undefined) return
  // A reader who asks again in another language wants the tips in that one.
  if (subscriber.state === 'active') await setLanguage(transaction, subscriber.id, language)
  else await activate(transaction, services, subscriber, event, language)
}
