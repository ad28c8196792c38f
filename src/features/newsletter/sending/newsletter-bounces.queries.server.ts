// The SQL of bounces and complaints.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import type { NewsletterBounceTable } from '../newsletter-tables.server.ts'
import { hasEnded } from './copies-by-state.queries.server.ts'

type Query = Kysely<Tables>

/** For the owner's export. */
export async function listBouncesOf(query: Kysely<Tables>, subscriberId: string) {
  return query
    .selectFrom('newsletter_bounce')
    .select(['kind', 'created_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at')
    .execute()
}

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

/** How many copies of each issue failed, and how many of them because a mail server refused them for good. */
export async function countFailed(query: Query): Promise<Map<string, { failed: number; refused: number }>> {
  const rows = await query
    .selectFrom('delivery')
    .select(({ fn }) => [
      'issue',
      fn.countAll<number | string>().as('failed'),
      sql<number | string>`sum(case when last_error like '5%' then 1 else 0 end)`.as('refused'),
    ])
    // Of all issues by name: with it the index begins.
    .where('issue', 'in', (from) => from.selectFrom('newsletter_issue').select('slug'))
    .where('state', '=', 'failed')
    .where(hasEnded)
    .groupBy('issue')
    .execute()
  return new Map(
    rows.map(({ issue, failed, refused }) => [issue, { failed: Number(failed), refused: Number(refused) }]),
  )
}
