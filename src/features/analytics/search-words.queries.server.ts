// The SQL of searches in vain.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export async function noteDay(query: Query, wordsHash: string, day: string): Promise<void> {
  await query
    .insertInto('search_day')
    .values({ words_hash: wordsHash, day })
    .onConflict((conflict) => conflict.columns(['words_hash', 'day']).doNothing())
    .execute()
}

/** On how many days from then on. @param firstDay an ISO day */
export async function countDays(query: Query, wordsHash: string, firstDay: string): Promise<number> {
  const { days } = await query
    .selectFrom('search_day')
    .select(({ fn }) => fn.countAll<number | string>().as('days'))
    .where('words_hash', '=', wordsHash)
    .where('day', '>=', firstDay)
    .executeTakeFirstOrThrow()
  return Number(days)
}

export async function keepWords(query: Query, wordsHash: string, words: string): Promise<void> {
  await query
    .insertInto('search_words')
    .values({ words_hash: wordsHash, words })
    .onConflict((conflict) => conflict.column('words_hash').doNothing())
    .execute()
}

/** The kept words with their days, the most frequent first. @param firstDay an ISO day */
export async function listWords(query: Query, firstDay: string): Promise<{ words: string; days: number }[]> {
  const rows = await query
    .selectFrom('search_words')
    .innerJoin('search_day', 'search_day.words_hash', 'search_words.words_hash')
    .select(({ fn }) => ['search_words.words', fn.countAll<number | string>().as('days')])
    .where('search_day.day', '>=', firstDay)
    .groupBy('search_words.words')
    .orderBy('days', 'desc')
    .orderBy('search_words.words')
    .execute()
  return rows.map(({ words, days }) => ({ words, days: Number(days) }))
}

export async function forgetDaysBefore(query: Query, day: string): Promise<void> {
  await query.deleteFrom('search_day').where('day', '<', day).execute()
}

/** Words that too few days are left of. */
export async function forgetRareWords(query: Query, leastDays: number): Promise<void> {
  await query
    .deleteFrom('search_words')
    .where(
      (part) =>
        part
          .selectFrom('search_day')
          .select(({ fn }) => fn.countAll().as('days'))
          .whereRef('search_day.words_hash', '=', 'search_words.words_hash'),
      '<',
      leastDays,
    )
    .execute()
}
