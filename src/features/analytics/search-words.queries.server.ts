// The SQL of searches without a result.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type {} from './analytics-tables.server.ts'

type Query = Kysely<Tables>

export async function noteDay(
  query: Query,
  noted: { words_hash: string; network_hash: string; day: string },
): Promise<void> {
  await query
    .insertInto('search_day')
    .values(noted)
    .onConflict((conflict) => conflict.columns(['words_hash', 'network_hash', 'day']).doNothing())
    .execute()
}

/** On how many days from then on, and from how many networks. @param firstDay an ISO day */
export async function countSources(
  query: Query,
  wordsHash: string,
  firstDay: string,
): Promise<{ days: number; networks: number }> {
  const { days, networks } = await query
    .selectFrom('search_day')
    .select(({ fn }) => [
      fn.count<number | string>('day').distinct().as('days'),
      fn.count<number | string>('network_hash').distinct().as('networks'),
    ])
    .where('words_hash', '=', wordsHash)
    .where('day', '>=', firstDay)
    .executeTakeFirstOrThrow()
  return { days: Number(days), networks: Number(networks) }
}

export async function keepWords(query: Query, wordsHash: string, words: string): Promise<void> {
  await query
    .insertInto('search_words')
    .values({ words_hash: wordsHash, words })
    .onConflict((conflict) => conflict.column('words_hash').doNothing())
    .execute()
}

/** The kept words with their days, the most frequent first: those of enough days and networks. @param firstDay an ISO day */
export async function listWords(
  query: Query,
  firstDay: string,
  least: number,
): Promise<{ words: string; days: number }[]> {
  const rows = await query
    .selectFrom('search_words')
    .innerJoin('search_day', 'search_day.words_hash', 'search_words.words_hash')
    .select(({ fn }) => [
      'search_words.words',
      fn.count<number | string>('search_day.day').distinct().as('days'),
      fn.count<number | string>('search_day.network_hash').distinct().as('networks'),
    ])
    .where('search_day.day', '>=', firstDay)
    .groupBy('search_words.words')
    .orderBy('days', 'desc')
    .orderBy('search_words.words')
    .execute()
  return rows
    .filter(({ days, networks }) => Number(days) >= least && Number(networks) >= least)
    .map(({ words, days }) => ({ words, days: Number(days) }))
}

export async function forgetDaysBefore(query: Query, day: string): Promise<void> {
  await query.deleteFrom('search_day').where('day', '<', day).execute()
}

/** Deletes words with too few days or networks left. */
export async function forgetRareWords(query: Query, least: number): Promise<void> {
  const frequent = query
    .selectFrom('search_day')
    .select('words_hash')
    .groupBy('words_hash')
    .having(({ fn }) => fn.count('day').distinct(), '>=', least)
    .having(({ fn }) => fn.count('network_hash').distinct(), '>=', least)
  await query.deleteFrom('search_words').where('words_hash', 'not in', frequent).execute()
}
