// The SQL of bounces and complaints.
import type { Kysely } from 'kysely'
import type { NewsletterBounceTable } from '#src/platform/database/newsletter-tables.ts'
import type { Tables } from '#src/platform/database/tables.ts'

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
