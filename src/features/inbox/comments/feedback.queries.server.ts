// The SQL of feedback on tools.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type DayRange, timesOf } from '#src/platform/database/day-range.ts'
import type { FeedbackTable } from '#src/platform/database/tables/progress-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
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

/** What an account has said of a tool since a day counts no more. @param day ISO day */
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
    .select(['lesson_key', 'rating', 'comment', 'dealt_with_on', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** All feedback of some days, or of all, without who sent it; within a day in no order. */
export async function listFeedback(query: Kysely<Tables>, range?: DayRange) {
  const day = sql<string>`substr(created_at, 1, 10)`
  const times = range === undefined ? undefined : timesOf(range)
  return query
    .selectFrom('feedback')
    .select([day.as('day'), 'lesson_key', 'rating', 'comment'])
    .$if(times !== undefined, (feedback) =>
      feedback.where('created_at', '>=', times?.start ?? '').where('created_at', '<', times?.end ?? ''),
    )
    .orderBy(day)
    .orderBy('id')
    .execute()
}

/** How many accounts gave each tool each rating in each week, by what they said last. @param mondays ISO days, oldest first */
export async function countRatings(query: Kysely<Tables>, mondays: string[]) {
  const week = weekOf(sql.ref('created_at'), mondays)
  const rows = await query
    .selectFrom('feedback')
    .select(({ fn }) => [week.as('week'), 'lesson_key', 'rating', fn.countAll<number | string>().as('count')])
    .where('created_at', '>=', mondays[0] ?? '')
    // As a literal: PostgreSQL counts from an index of these alone only where it can see it.
    .where('counts', '=', sql.lit(1))
    .groupBy([week, 'lesson_key', 'rating'])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** How many comments of each tool wait. */
export async function countWaiting(query: Kysely<Tables>) {
  const rows = await query
    .selectFrom('feedback')
    .select(({ fn }) => ['lesson_key', fn.countAll<number | string>().as('count')])
    .where('comment', 'is not', null)
    .where('dealt_with_on', 'is', null)
    .groupBy('lesson_key')
    .execute()
  return rows.map(({ lesson_key, count }) => ({ lesson_key, count: Number(count) }))
}

/** Comments of a tool that wait, oldest first, without who sent them. */
export async function listWaiting(query: Kysely<Tables>, lessonKey: string, most: number) {
  return query
    .selectFrom('feedback')
    .select(['id', 'rating', 'comment', 'created_at'])
    .where('lesson_key', '=', lessonKey)
    .where('comment', 'is not', null)
    .where('dealt_with_on', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** False when none waits by that id. @param day ISO day */
export async function markDealtWith(
  query: Kysely<Tables>,
  lessonKey: string,
  id: string,
  day: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('feedback')
    .set({ dealt_with_on: day })
    .where('id', '=', id)
    .where('lesson_key', '=', lessonKey)
    .where('comment', 'is not', null)
    .where('dealt_with_on', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
