// Comments on tools for whoever looks after them: nothing says who wrote one, and no time is finer than a day (L8).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { countWaiting, listWaiting, markDealtWith } from './feedback.queries.server.ts'

type WithDatabase = Pick<Services, 'database'>

/** Read at a time: more nobody deals with in one sitting. */
const COMMENTS_AT_ONCE = 100

/** How many comments of each tool nobody has dealt with yet. */
export async function countWaitingComments({ database }: WithDatabase): Promise<Map<string, number>> {
  return new Map((await countWaiting(database.query)).map(({ lesson_key, count }) => [lesson_key, count]))
}

/** Those of a tool, oldest first, a hundred at most. */
export async function readWaitingComments({ database }: WithDatabase, lessonKey: string) {
  const rows = await listWaiting(database.query, lessonKey, COMMENTS_AT_ONCE)
  return rows.map(({ id, rating, comment, created_at }) => ({
    id,
    day: isoDay(new Date(created_at)),
    rating,
    comment: comment ?? '',
  }))
}

/** False when there is no such comment, or somebody has dealt with it. */
export function dealWith(
  transaction: Kysely<Tables>,
  { clock }: Pick<Services, 'clock'>,
  lessonKey: string,
  id: string,
): Promise<boolean> {
  return markDealtWith(transaction, lessonKey, id, isoDay(clock()))
}
