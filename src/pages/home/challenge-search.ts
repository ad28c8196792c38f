// Finding a challenge by words: pure, so that the page and the tests agree.

import { findLiterally } from '#src/features/search/find-literally.ts'
import type { Translate } from '#src/shared/translate.ts'
import type { QuickHelpCard } from './home.contract.ts'

/** Searches that other parents make often; each one finds a card. */
export function popularSearches(t: Translate): string[] {
  return [
    t('home_popular_screen_time'),
    t('home_popular_inappropriate_content'),
    t('home_popular_gaming'),
    t('home_popular_safety_settings'),
    t('home_popular_strangers'),
  ]
}

/** The cards whose situation, solution or tags contain the query, most popular first. A blank query finds none. */
export function searchChallenges(cards: QuickHelpCard[], query: string): QuickHelpCard[] {
  return findLiterally(cards, query, ({ situation, solution, tags }) => [situation, solution, ...tags])
}

/** What an empty field offers: popular searches, then what parents ask about most. */
export function suggestSearches(t: Translate, cards: QuickHelpCard[]): string[] {
  const byPopularity = cards.toSorted((one, other) => other.popularity - one.popularity)
  return [...popularSearches(t), ...byPopularity.map((card) => card.situation)].slice(0, SUGGESTIONS)
}

const SUGGESTIONS = 6
