// The SQL of ratings of tools.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import type { FeedbackTable } from '../inbox-tables.server.ts'

export async function insertFeedback(
  query: Kysely<Tables>,
  feedback: Omit<FeedbackTable, 'counts' | 'created_at'>,
  now: Date,
): Promise<void> {
  await query
    .insertInto('feedback')
    .values({ ...feedback, created_at: now.toISOString() })
    .execute()
}

/** Stops counting an account's ratings of a tool since a day. @param day ISO day */
export async function stopCounting(
  query: Kysely<Tables>,
  accountId: string,
  lessonKey: string,
  day: string,
): Promise<void> {
  await query
    .updateTable('feedback')
    .set({ counts: 0 })
    .where('account_id', '=', accountId)
    .where('lesson_key', '=', lessonKey)
    .where('created_at', '>=', day)
    .where('counts', '=', 1)
    .execute()
}

export async function listFeedbackOf(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('feedback')
    .select(['lesson_key', 'rating', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** How many accounts gave each rating to each tool in each week, by their last rating. @param mondays ISO days, oldest first */
export async function countRatings(query: Kysely<Tables>, mondays: string[]) {
  const week = weekOf(sql.ref('created_at'), mondays)
  const rows = await query
    .selectFrom('feedback')
    .select(({ fn }) => [week.as('week'), 'lesson_key', 'rating', fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', mondays[0] ?? '')
    // A literal, because PostgreSQL uses a partial index only if the condition is in the query's text.
    .where('counts', '=', sql.lit(1))
    .groupBy([week, 'lesson_key', 'rating'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
