// What the newsletter and an account have to do with each other: tips that start with the proof of an address, and the
// export and deletion of all that is held on a person.
import type { Kysely } from 'kysely'
import { findProvenAddress, syncEmailConsent } from '#src/features/accounts/email-consent.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { OnEmailVerified } from '#src/platform/identity/address-proof.ts'
import type { DataOwner, PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { hashAddress, hashAddressWithAllSecrets } from './newsletter-codes.server.ts'
import { eraseLookUpsOf, listBouncesOf, listDeliveriesOf, listLookUpsOf } from './reader-data.queries.server.ts'
import { takeBackMails } from './subscription.emails.server.ts'
import {
  deleteSubscriber,
  findSubscriber,
  listEvents,
  putSuppression,
  type Subscriber,
} from './subscription.queries.server.ts'
import { activateOwner } from './subscription-state.server.ts'

/** Starts the weekly tips if the person agreed to them with the proof. Otherwise the account shows the existing subscription. */
export const subscribeOnEmailVerified: OnEmailVerified = async (transaction, services, accountId, tips) => {
  const owner = await findProvenAddress(transaction, accountId)
  if (owner === undefined) return
  if (tips !== null) {
    const { source: context, wording, language } = tips
    const event = { event: 'confirmed', method: 'account', context, wording } as const
    await activateOwner(transaction, services, owner, event, language)
  }
  const subscriber = await findSubscriber(transaction, owner.canonicalEmail)
  await syncEmailConsent(transaction, owner.canonicalEmail, subscriber?.state === 'active')
}

export const newsletterData: PersonalDataSource = {
  async read(services, owner) {
    const subscriber = await findOwnSubscriber(services.database.query, owner)
    if (subscriber !== undefined) return { newsletter: await describeSubscriber(services, subscriber) }
    return { newsletter: owner.verified ? await describeLookUps(services, owner.canonicalEmail) : [] }
  },
  async erase(query, services, owner) {
    const subscriber = await findOwnSubscriber(query, owner)
    if (subscriber !== undefined) await eraseSubscriber(query, services, subscriber)
    else if (owner.verified) await eraseLookUpsOf(query, hashAddressWithAllSecrets(services, owner.canonicalEmail))
  },
}

/** An unproven address may be another person's: this account must not see what that person asked for by mail. */
async function findOwnSubscriber(query: Kysely<Tables>, { canonicalEmail, verified }: DataOwner) {
  return verified ? findSubscriber(query, canonicalEmail) : undefined
}

/** The look-ups of this address with their reasons, without the operator. */
async function describeLookUps(services: Services, canonicalEmail: string): Promise<Record<string, unknown>[]> {
  const hashes = hashAddressWithAllSecrets(services, canonicalEmail)
  const lookUps = await listLookUpsOf(services.database.query, hashes)
  return lookUps.map(({ created_at, reason, words }) => ({
    lookedAtByAnOperatorOn: isoDay(new Date(created_at)),
    reason,
    words,
  }))
}

/** All that the newsletter holds on a person: the subscription, each step of it, each issue and each look at it. */
export async function describeSubscriber(
  services: Services,
  subscriber: Subscriber,
): Promise<Record<string, unknown>[]> {
  const { query } = services.database
  const events = await listEvents(query, subscriber.id)
  const deliveries = await listDeliveriesOf(query, subscriber.id)
  const bounces = await listBouncesOf(query, subscriber.id)
  const { email, state, context, language, created_at, active_since, left_at } = subscriber
  return [
    { email, state, context, language, since: created_at, activeSince: active_since, leftAt: left_at },
    ...events.map((event) => ({
      event: event.event,
      how: event.method,
      context: event.context,
      wording: event.wording,
      policyVersion: event.policy_version,
      claimedAt: event.claimed_at,
      at: event.created_at,
    })),
    ...deliveries.map(({ issue, state, last_error, finished_at }) => ({
      issue,
      state,
      mailServerSaid: last_error,
      at: finished_at,
    })),
    ...bounces.map(({ kind, created_at }) => ({ cameBackAs: kind, at: created_at })),
    ...(await describeLookUps(services, subscriber.canonical_email)),
  ]
}

/** Erases all but a keyed hash, which keeps an old backup or an issue under way from writing to the person again. */
export async function eraseSubscriber(
  query: Kysely<Tables>,
  services: Services,
  { id, email, canonical_email, state }: Subscriber,
): Promise<void> {
  const now = services.clock()
  const reason = state === 'bounced' || state === 'complained' ? state : 'erased'
  await putSuppression(query, {
    address_hash: hashAddress(services, canonical_email),
    reason,
    created_at: now.toISOString(),
  })
  await takeBackMails(query, services, email)
  await eraseLookUpsOf(query, hashAddressWithAllSecrets(services, canonical_email))
  await deleteSubscriber(query, id)
  await syncEmailConsent(query, canonical_email, false)
}
