// The SQL of consent: every step of a subscription as an event, written once; and of typed requests.
import { hash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'
import type { SubscriptionEventTable } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>

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

/** Puts into one database what another one knows of a subscription beside it. */
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
