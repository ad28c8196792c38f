// The SQL of subscribers, of suppressed addresses, and of consent: every step of a subscription as an event, written once.
import { hash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'
import type { SubscriberTable, SubscriptionEventTable, SuppressionTable } from '../newsletter-tables.server.ts'
import { createSubscriberId } from './newsletter-codes.server.ts'

type Query = Kysely<Tables>

export type Subscriber = Awaited<ReturnType<typeof findSubscriber>> & {}

/** The subscriber of a canonical address. */
export async function findSubscriber(query: Query, canonicalEmail: string) {
  return query.selectFrom('subscriber').selectAll().where('canonical_email', '=', canonicalEmail).executeTakeFirst()
}

export async function findSubscribers(query: Query, canonicalEmails: string[]) {
  return query.selectFrom('subscriber').selectAll().where('canonical_email', 'in', canonicalEmails).execute()
}

export async function insertSubscribers(query: Query, subscribers: Omit<Subscriber, 'epoch'>[]): Promise<void> {
  await query.insertInto('subscriber').values(subscribers).execute()
}

export async function findSubscriberById(query: Query, id: string) {
  return query.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

export type NewAsk = Pick<SubscriberTable, 'email' | 'canonical_email' | 'address_hash' | 'context' | 'created_at'> & {
  asked_until: string | null
}

/** Stores that a person asked for the tips; a known address keeps its state. One statement, known or not. */
export async function upsertPendingSubscriber(query: Query, ask: NewAsk) {
  return query
    .insertInto('subscriber')
    .values({ id: createSubscriberId(), state: 'pending', active_since: null, left_at: null, ...ask })
    .onConflict((conflict) => conflict.column('canonical_email').doUpdateSet({ asked_until: ask.asked_until }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores that a link to confirm was asked for, where the address was once subscribed. */
export async function extendConfirmation(query: Query, canonicalEmail: string, askedUntil: string): Promise<void> {
  await query
    .updateTable('subscriber')
    .set({ asked_until: askedUntil })
    .where('canonical_email', '=', canonicalEmail)
    .where('active_since', 'is not', null)
    .execute()
}

/** Moves a subscriber to another state, unless another request did meanwhile. @returns false then */
export async function moveSubscriber(
  query: Query,
  { id, epoch }: Pick<Subscriber, 'id' | 'epoch'>,
  changes: Partial<Pick<Subscriber, 'state' | 'asked_until' | 'active_since' | 'left_at' | 'language'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('subscriber')
    .set({ ...changes, epoch: sql<number>`epoch + 1` })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Does not change the state, so that mailed links stay valid. */
export async function setLanguage(query: Query, id: string, language: string): Promise<void> {
  await query.updateTable('subscriber').set({ language }).where('id', '=', id).execute()
}

/** Everything that refers to the subscriber goes with it; deliveries keep its id for the account of the issue. */
export async function deleteSubscriber(query: Query, id: string): Promise<void> {
  await query.deleteFrom('subscriber').where('id', '=', id).execute()
}

export async function countActive(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many there are in each state. */
export async function countByState(query: Query) {
  return query
    .selectFrom('subscriber')
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
}

/** As `countActive`, but stops at `most`, because counting a million readers takes 50 ms. */
export async function countActiveUpTo(query: Query, most: number): Promise<number> {
  const { count } = await query
    .selectFrom((from) =>
      from.selectFrom('subscriber').select('id').where('state', '=', 'active').limit(most).as('some'),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many readers there were at a time, without those erased since. */
export async function countActiveAt(query: Query, time: Date): Promise<number> {
  const at = time.toISOString()
  const { count } = await query
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('active_since', '<', at)
    .where(({ or, eb }) => or([eb('state', '=', 'active'), eb('left_at', '>=', at)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes addresses that were typed and never confirmed, those among them that were unsubscribed again. */
export async function forgetUnconfirmed(query: Query, { askedUntil, left }: { askedUntil: Date; left: Date }) {
  await query
    .deleteFrom('subscriber')
    .where('active_since', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'pending'), where('asked_until', '<', askedUntil.toISOString())]),
        where.and([where('state', '=', 'unsubscribed'), where('left_at', '<', left.toISOString())]),
      ]),
    )
    .where((where) => where.or([where('asked_until', 'is', null), where('asked_until', '<', askedUntil.toISOString())]))
    .execute()
}

/** Subscribers of every state in the order of their ids, a page at a time. @param upTo the last id that is looked for, if there is one */
export async function listSubscribersAfter(query: Query, after: string, count: number, upTo?: string) {
  const some = query.selectFrom('subscriber').selectAll().where('id', '>', after).orderBy('id')
  return upTo === undefined ? some.limit(count).execute() : some.where('id', '<=', upTo).execute()
}

export async function listAllSuppressions(query: Query): Promise<SuppressionTable[]> {
  return query.selectFrom('suppression').select(['address_hash', 'reason', 'created_at']).execute()
}

/** The suppressed ones of the hashes. */
export function listSuppressions(query: Query, hashes: string[]): Promise<SuppressionTable[]> {
  return query.selectFrom('suppression').selectAll().where('address_hash', 'in', hashes).execute()
}

const SUPPRESSION_REASONS = ['complained', 'bounced', 'erased'] as const

/** Why an address is not written to, the gravest reason first, or undefined. @param hashes with each of the secrets */
export async function findSuppression(query: Query, hashes: string[]) {
  const rows = await listSuppressions(query, hashes)
  return SUPPRESSION_REASONS.find((reason) => rows.some((row) => row.reason === reason))
}

/** Stores a suppression, but does not replace a graver one. */
export async function putSuppression(query: Query, suppression: SuppressionTable): Promise<void> {
  const { reason } = suppression
  await query
    .insertInto('suppression')
    .values(suppression)
    .onConflict((conflict) => {
      const known = conflict.column('address_hash')
      if (reason === 'erased') return known.doNothing()
      return known.doUpdateSet({ reason }).where('suppression.reason', '!=', 'complained')
    })
    .execute()
}

/** The address may be written to again. */
export async function dropSuppression(query: Query, hashes: string[]): Promise<void> {
  await query.deleteFrom('suppression').where('address_hash', 'in', hashes).execute()
}

export interface NewEvent {
  event: SubscriptionEventTable['event']
  method: SubscriptionEventTable['method']
  context?: string | undefined
  /** The words beside the box or on the button. */
  wording?: string | undefined
  claimedAt?: string | undefined
}

export async function insertEvent(query: Query, subscriberId: string, event: NewEvent, now: Date): Promise<void> {
  await insertEvents(query, [{ subscriberId, event }], now)
}

/** @param events at least one */
export async function insertEvents(
  query: Query,
  events: { subscriberId: string; event: NewEvent }[],
  now: Date,
): Promise<void> {
  const rows = events.map(({ subscriberId, event: { event, method, context, wording, claimedAt } }) => ({
    id: randomUUID(),
    subscriber_id: subscriberId,
    event,
    method,
    context: context ?? null,
    wording: wording ?? null,
    wording_hash: wording === undefined ? null : hash('sha256', wording, 'hex'),
    policy_version: wording === undefined ? null : PRIVACY_POLICY_VERSION,
    claimed_at: claimedAt ?? null,
    created_at: now.toISOString(),
  }))
  await query.insertInto('subscription_event').values(rows).execute()
}

/** Subscribers of every state in the order of their ids, a page at a time, each with the yes that made it active. */
export async function listSubscribersWithConsent(query: Query, after: string, count: number) {
  return query
    .selectFrom('subscriber')
    .leftJoin('subscription_event', (join) =>
      join
        .onRef('subscription_event.subscriber_id', '=', 'subscriber.id')
        .on('subscription_event.event', 'in', ['confirmed', 'undone'])
        .onRef('subscription_event.created_at', '=', 'subscriber.active_since'),
    )
    .select(['subscriber.id', 'subscriber.email', 'subscriber.state', 'subscriber.language', 'subscriber.context'])
    .select((column) => [
      column.fn.coalesce('subscriber.active_since', 'subscriber.created_at').as('consented_at'),
      'subscription_event.wording',
      'subscription_event.claimed_at',
    ])
    .where('subscriber.id', '>', after)
    .orderBy('subscriber.id')
    .limit(count)
    .execute()
}

/** Copies the events of a subscription from one database into another. */
export async function copyEvents(from: Query, to: Query, subscriberId: string): Promise<void> {
  for (const event of await listEvents(from, subscriberId)) {
    await to
      .insertInto('subscription_event')
      .values(event)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function listEvents(query: Query, subscriberId: string) {
  return query
    .selectFrom('subscription_event')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute()
}

/** Readers who left by a typed address since then and have done nothing since. */
export async function listTypedDepartures(query: Query, since: Date) {
  return query
    .selectFrom('subscriber')
    .innerJoin('subscription_event', 'subscription_event.subscriber_id', 'subscriber.id')
    .selectAll('subscriber')
    .where('subscriber.state', '=', 'unsubscribed')
    .where('subscriber.active_since', 'is not', null)
    .whereRef('subscriber.left_at', '=', 'subscription_event.created_at')
    .where('subscription_event.event', '=', 'withdrawn')
    .where('subscription_event.method', '=', 'typed')
    .where('subscription_event.created_at', '>', since.toISOString())
    .orderBy('subscriber.left_at')
    .orderBy('subscriber.email')
    .execute()
}

/** How many of each event there were in each week. @param mondays ISO days, oldest first */
export async function countEvents(query: Query, mondays: string[]) {
  const week = weekOf(sql.ref('created_at'), mondays)
  const rows = await query
    .selectFrom('subscription_event')
    .select(({ fn }) => [week.as('week'), 'event', fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', mondays[0] ?? '')
    .groupBy([week, 'event'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
