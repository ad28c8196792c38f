// The SQL of bounces and complaints.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import type { NewsletterBounceTable } from '../newsletter-tables.server.ts'

type Query = Kysely<Tables>

/** False for a report that was counted before. */
export async function insertBounce(
  query: Query,
  bounce: Omit<NewsletterBounceTable, 'created_at'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('newsletter_bounce')
    .values({ ...bounce, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @param since an ISO time; what came at that moment counts */
export async function countSoftBounces(query: Query, subscriberId: string, since: string): Promise<number> {
  const { count } = await query
    .selectFrom('newsletter_bounce')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('kind', '=', 'soft')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetBounces(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('newsletter_bounce').where('created_at', '<', before.toISOString()).execute()
}

/** How many of each kind came in each week. @param mondays ISO days, oldest first */
export async function countBounces(query: Query, mondays: string[]) {
  const week = weekOf(sql.ref('created_at'), mondays)
  const rows = await query
    .selectFrom('newsletter_bounce')
    .select(({ fn }) => [week.as('week'), 'kind', fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', mondays[0] ?? '')
    .groupBy([week, 'kind'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
