// The SQL of feedback on tools.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { FeedbackTable, Tables } from '#src/platform/database/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'

export async function insertFeedback(
  query: Kysely<Tables>,
  feedback: Pick<FeedbackTable, 'account_id' | 'lesson_key' | 'rating' | 'comment'>,
  now: Date,
): Promise<void> {
  await query
    .insertInto('feedback')
    .values({ id: randomUUID(), ...feedback, created_at: now.toISOString() })
    .execute()
}

export async function listFeedbackOf(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('feedback')
    .select(['lesson_key', 'rating', 'comment', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** All feedback, oldest first, without who sent it. */
export async function listFeedback(query: Kysely<Tables>) {
  return query
    .selectFrom('feedback')
    .select(['created_at', 'lesson_key', 'rating', 'comment'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How often each tool got each rating in each week. @param mondays ISO days, oldest first */
export async function countRatings(query: Kysely<Tables>, mondays: string[]) {
  const week = weekOf(sql.ref('created_at'), mondays)
  const rows = await query
    .selectFrom('feedback')
    .select(({ fn }) => [week.as('week'), 'lesson_key', 'rating', fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', mondays[0] ?? '')
    .groupBy([week, 'lesson_key', 'rating'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
