// Searches without a result: keyed hashes and a day, until five different days and five different networks have sent
// them, so that no family's own words are stored. Only then the words themselves are stored, as long as five days and
// five networks of the last thirteen weeks have sent them. Nothing identifies who searched.
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, DAY_SECONDS } from '#src/shared/duration.ts'
import { countSearchWords } from './search-words.contract.ts'
import {
  countSources,
  forgetDaysBefore,
  forgetRareWords,
  keepWords,
  listWords,
  noteDay,
} from './search-words.queries.server.ts'

/** The number of different days, and of different networks, after which words are stored. */
const LEAST = 5
const DAYS_KEPT = 13 * 7

/** Enough for a family that tries out words, and too few for a flood of invented ones. */
const WORDS_NETWORK: Limit = { name: 'search-words-day', max: 100, seconds: DAY_SECONDS, byDay: true }

/** The searches without a result. */
export interface FruitlessSearch {
  words: string
  /** Different days of the last 13 weeks; at least five. */
  days: number
}

export function searchWordsRoutes(): Route[] {
  return [
    handle(countSearchWords, async ({ words }, { services, client }) => {
      await enforceLimits(services, [{ limit: WORDS_NETWORK, subject: client.network }])
      const wordsHash = services.secrets.keyedHash('search-words', words)
      await services.database.query.transaction().execute(async (transaction) => {
        const networkHash = services.secrets.keyedHash('search-network', `${words} ${client.network}`)
        const day = isoDay(services.clock())
        await noteDay(transaction, { words_hash: wordsHash, network_hash: networkHash, day })
        const { days, networks } = await countSources(transaction, wordsHash, firstDayKept(services))
        if (days < LEAST || networks < LEAST) return
        await keepWords(transaction, wordsHash, words)
      })
      return {}
    }),
  ]
}

/** The words of enough days and networks, the most frequent first. */
export async function readFruitlessSearches(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<FruitlessSearch[]> {
  return listWords(services.database.query, firstDayKept(services), LEAST)
}

/** Removes days that are older than 13 weeks, and words of which too little is left. */
export async function tidySearchWords(services: Services): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    await forgetDaysBefore(transaction, firstDayKept(services))
    await forgetRareWords(transaction, LEAST)
  })
}

function firstDayKept({ clock }: Pick<Services, 'clock'>): string {
  return isoDay(new Date(clock().getTime() - DAYS_KEPT * DAY_MS))
}
