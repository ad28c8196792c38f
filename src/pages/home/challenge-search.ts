// Finding a challenge by words: pure, so that the page and the tests agree.
import * as m from '#messages'
import { findLiterally } from '#src/features/search/find-literally.ts'
import type { Language } from '#src/shared/languages.ts'
import type { QuickHelpCard } from './home.contract.ts'

/** Searches that other parents make often; each one finds a card. */
export function popularSearches(language: Language): string[] {
  return [
    m.home_popular_screen_time(language),
    m.home_popular_inappropriate_content(language),
    m.home_popular_gaming(language),
    m.home_popular_safety_settings(language),
    m.home_popular_strangers(language),
  ]
}

/** The cards whose situation, solution or tags contain the query, most popular first. A blank query finds none. */
export function searchChallenges(cards: QuickHelpCard[], query: string): QuickHelpCard[] {
  return findLiterally(cards, query, ({ situation, solution, tags }) => [situation, solution, ...tags])
}

/** What the field offers: popular searches that match, then situations that match. */
export function suggestSearches(language: Language, cards: QuickHelpCard[], query: string): string[] {
  const typed = query.trim().toLowerCase()
  const words = popularSearches(language).filter((word) => word.includes(typed) && word !== typed)
  const found = typed === '' ? byPopularity(cards) : searchChallenges(cards, query)
  const situations = found.map((card) => card.situation).filter((situation) => situation.toLowerCase() !== typed)
  return [...words, ...situations].slice(0, SUGGESTIONS)
}

const SUGGESTIONS = 6

function byPopularity(cards: QuickHelpCard[]): QuickHelpCard[] {
  return cards.toSorted((one, other) => other.popularity - one.popularity)
}
