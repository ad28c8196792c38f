// The SQL of subscribers and of suppressed addresses.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { createSubscriberId } from '../newsletter-codes.server.ts'
import type { SubscriberTable, SuppressionTable } from '../newsletter-tables.server.ts'

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
export async function upsertPendingSubscriber(query: Query, ask: NewAsk): Promise<string> {
  const { id } = await query
    .insertInto('subscriber')
    .values({ id: createSubscriberId(), state: 'pending', active_since: null, left_at: null, ...ask })
    .onConflict((conflict) => conflict.column('canonical_email').doUpdateSet({ asked_until: ask.asked_until }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores that the reader of the mailbox asked for a link to confirm again, if there is such an address. */
export async function extendConfirmation(query: Query, canonicalEmail: string, askedUntil: string): Promise<void> {
  await query
    .updateTable('subscriber')
    .set({ asked_until: askedUntil })
    .where('canonical_email', '=', canonicalEmail)
    .execute()
}

/** The same for a person who only typed the address: where it was once subscribed. */
export async function extendReturn(query: Query, canonicalEmail: string, askedUntil: string): Promise<void> {
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
  changes: Partial<Pick<Subscriber, 'state' | 'asked_until' | 'active_since' | 'left_at' | 'email' | 'language'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('subscriber')
    .set({ ...changes, epoch: sql<number>`epoch + 1` })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** No change of state: links that were mailed stay good. */
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

/** As `countActive`, and no further than `most`: with a million readers to count each of them takes 50 ms. */
export async function countActiveUpTo(query: Query, most: number): Promise<number> {
  const { count } = await query
    .selectFrom((from) =>
      from.selectFrom('subscriber').select('id').where('state', '=', 'active').limit(most).as('some'),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many there were at a time, as far as they are still known. */
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

/** Those of the hashes that are not written to. */
export async function listSuppressed(query: Query, hashes: string[]): Promise<Set<string>> {
  const rows = await query
    .selectFrom('suppression')
    .select('address_hash')
    .where('address_hash', 'in', hashes)
    .execute()
  return new Set(rows.map(({ address_hash }) => address_hash))
}

const SUPPRESSION_REASONS = ['complained', 'bounced', 'erased'] as const

/** Why an address is not written to, the gravest reason first, or undefined. @param hashes with each of the secrets */
export async function findSuppression(query: Query, hashes: string[]) {
  const rows = await query.selectFrom('suppression').select('reason').where('address_hash', 'in', hashes).execute()
  return SUPPRESSION_REASONS.find((reason) => rows.some((row) => row.reason === reason))
}

/** Nothing is replaced by something milder. */
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
