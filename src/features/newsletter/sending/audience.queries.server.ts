// The SQL of who an issue is for.
import { type Kysely, sql } from 'kysely'
import type { Database } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { DeliveryState } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>

/** The audience of an issue as of now: each reader who confirmed and is not suppressed, one row each. */
export async function freezeAudience(query: Query, issue: string, now: Date): Promise<number> {
  const time = now.toISOString()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('delivery')
    .columns(['issue', 'subscriber_id', 'state', 'due_at', 'created_at'])
    .expression((builder) =>
      builder
        .selectFrom('subscriber')
        .select([
          sql<string>`${issue}`.as('issue'),
          'subscriber.id',
          sql<DeliveryState>`'queued'`.as('state'),
          sql<string>`${time}`.as('due_at'),
          sql<string>`${time}`.as('created_at'),
        ])
        .where('subscriber.state', '=', 'active')
        .where((where) => where.not(where.exists(isSuppressed(query)))),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** How many would be in an audience that was frozen now. */
export async function countAudience(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('subscriber.state', '=', 'active')
    .where((where) => where.not(where.exists(isSuppressed(query))))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** PostgreSQL takes tables that have just grown for small ones, and would read all of them for each copy. */
export async function refreshStatistics({ engine, query }: Database): Promise<void> {
  if (engine === 'postgres') await sql`analyze delivery, subscriber`.execute(query)
}

/** Beside a `subscriber` in the same statement: whether the address is not to be written to. */
export function isSuppressed(query: Query) {
  return query
    .selectFrom('suppression')
    .select(sql`1`.as('found'))
    .where('suppression.address_hash', '=', sql.ref<string>('subscriber.address_hash'))
}

/** Readers in the order of their ids, a page at a time. @param after the last id of the page before, or '' */
export async function listActiveReaders(query: Query, after: string, count: number) {
  return query
    .selectFrom('subscriber')
    .select(['id', 'canonical_email', 'address_hash'])
    .where('state', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
}
