// The SQL of the counts.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'

export interface Count {
  /** ISO day. */
  day: string
  event: string
  subject: string
  count: number
  seconds: number
}

/** Adds to the row of that day. */
export async function addToCount(query: Kysely<Tables>, { count, seconds, ...key }: Count): Promise<void> {
  await query
    .insertInto('analytics_count')
    .values({ ...key, count, seconds, created_at: `${key.day}T00:00:00.000Z` })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'subject']).doUpdateSet({
        count: sql<number>`analytics_count.count + ${count}`,
        seconds: sql<number>`analytics_count.seconds + ${seconds}`,
      }),
    )
    .execute()
}

/** All counts from a day on, in the order of days. */
export async function listCounts(query: Kysely<Tables>, firstDay: string): Promise<Count[]> {
  return query
    .selectFrom('analytics_count')
    .select(['day', 'event', 'subject', 'count', 'seconds'])
    .where('day', '>=', firstDay)
    .orderBy('day')
    .orderBy('event')
    .orderBy('subject')
    .execute()
}

export async function deleteCountsBefore(query: Kysely<Tables>, day: string): Promise<void> {
  await query.deleteFrom('analytics_count').where('day', '<', day).execute()
}
