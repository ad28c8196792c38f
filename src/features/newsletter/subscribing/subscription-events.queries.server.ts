// The SQL of consent: every step of a subscription as an event, written once (F10); and of typed requests.
import { hash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { NewsletterRequestTable, SubscriptionEventTable } from '#src/platform/database/tables/newsletter-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'

type Query = Kysely<Tables>

export interface NewEvent {
  event: SubscriptionEventTable['event']
  method: SubscriptionEventTable['method']
  context?: string | undefined
  /** The words that stood beside the box or on the button. */
  wording?: string | undefined
  claimedAt?: string | undefined
}

export async function insertEvent(query: Query, subscriberId: string, event: NewEvent, now: Date): Promise<void> {
  const { wording } = event
  await query
    .insertInto('subscription_event')
    .values({
      id: randomUUID(),
      subscriber_id: subscriberId,
      event: event.event,
      method: event.method,
      context: event.context ?? null,
      wording: wording ?? null,
      wording_hash: wording === undefined ? null : hash('sha256', wording, 'hex'),
      policy_version: wording === undefined ? null : PRIVACY_POLICY_VERSION,
      claimed_at: event.claimedAt ?? null,
      created_at: now.toISOString(),
    })
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

/** Who left by a typed address since then and has done nothing since. */
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

export async function insertRequest(
  query: Query,
  kind: NewsletterRequestTable['kind'],
  sealedEmail: string,
  now: Date,
): Promise<void> {
  await query
    .insertInto('newsletter_request')
    .values({ id: randomUUID(), kind, sealed_email: sealedEmail, created_at: now.toISOString() })
    .execute()
}

export async function listRequests(query: Query, count: number) {
  return query.selectFrom('newsletter_request').selectAll().orderBy('created_at').limit(count).execute()
}

/** False when another process was faster. */
export async function takeRequest(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('newsletter_request').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
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
