// The tables of counts. No column identifies a person. Times are ISO text in UTC.
import type { Stored } from '#src/platform/database/tables/stored.ts'

/** One row a day, event and subject. */
interface AnalyticsCountTable {
  /** ISO day in UTC. */
  day: string
  event: string
  /** Which tool, step, button or form; empty where there is only one. */
  subject: string
  count: number
  /** All the time spent together. */
  seconds: number
  /** The start of the day, so that it tells no more than the day. */
  created_at: string
}

/** A day on which words were searched for without a result. */
interface SearchDayTable {
  /** Keyed. */
  words_hash: string
  /** Keyed hash of the words and the network that sent them: it cannot show that two words came from one network. */
  network_hash: string
  /** ISO day in UTC. */
  day: string
}

/** Words that were searched for on enough different days. */
interface SearchWordsTable {
  words_hash: string
  words: string
}

export interface AnalyticsTables {
  analytics_count: AnalyticsCountTable
  search_day: SearchDayTable
  search_words: SearchWordsTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends AnalyticsTables {}
}

export const ANALYTICS_STORED: Record<keyof AnalyticsTables, Stored> = {
  analytics_count: { lines: ['How often something happened'], columns: 'day event subject count seconds created_at' },
  search_day: { lines: ['Words that were searched for'], columns: 'words_hash network_hash day' },
  search_words: { lines: ['Words that were searched for'], columns: 'words_hash words' },
}
