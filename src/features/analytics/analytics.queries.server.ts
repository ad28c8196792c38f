// The SQL of the counts.

import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { weekOf } from '#src/platform/database/week-of.ts'
import type {} from './analytics-tables.server.ts'

export interface Count {
  /** ISO day. */
  day: string
  event: string
  subject: string
  count: number
  seconds: number
}

/** As `Count`, of a whole week, named by its Monday. */
export type WeekCount = Omit<Count, 'day'> & { week: string }

/** The largest value of the column in PostgreSQL. Strangers can reach it within a day, which must not cause errors. */
const SECONDS_MAX = 2 ** 31 - 1

/** Adds to the row of that day, but not beyond the largest value. */
export async function addToCount(query: Kysely<Tables>, { count, seconds, ...key }: Count): Promise<void> {
  await query
    .insertInto('analytics_count')
    .values({ ...key, count, seconds, created_at: `${key.day}T00:00:00.000Z` })
    .onConflict((conflict) =>
      conflict.columns(['day', 'event', 'subject']).doUpdateSet({
        count: sql<number>`analytics_count.count + ${count}`,
        seconds: sql<number>`case when analytics_count.seconds > ${SECONDS_MAX - seconds} then ${SECONDS_MAX}
          else analytics_count.seconds + ${seconds} end`,
      }),
    )
    .execute()
}

/** Counts added up by week, so that a busy year stays quick to read. @param mondays ISO days, oldest first */
export async function listWeekCounts(query: Kysely<Tables>, mondays: string[]): Promise<WeekCount[]> {
  const week = weekOf(sql.ref('day'), mondays)
  const rows = await query
    .selectFrom('analytics_count')
    .select(({ fn }) => [
      week.as('week'),
      'event',
      'subject',
      fn.sum<number | string>('count').as('count'),
      fn.sum<number | string>('seconds').as('seconds'),
    ])
    .where('day', '>=', mondays[0] ?? '')
    .groupBy([week, 'event', 'subject'])
    .execute()
  return rows.map(({ count, seconds, ...row }) => ({ ...row, count: Number(count), seconds: Number(seconds) }))
}

export async function deleteCountsBefore(query: Kysely<Tables>, day: string): Promise<void> {
  await query.deleteFrom('analytics_count').where('day', '<', day).execute()
}
