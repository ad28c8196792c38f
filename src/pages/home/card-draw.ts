// Which four cards come next. The random source is handed in, so that tests are exact.
import type { QuickHelpCard } from './home.contract.ts'

export const CARDS_SHOWN = 4

/** Four random cards: others than those shown, unless fewer than four others exist; then from all. */
export function drawCards(cards: QuickHelpCard[], shown: QuickHelpCard[], random: () => number): QuickHelpCard[] {
  const shownIds = new Set(shown.map((card) => card.id))
  const others = cards.filter((card) => !shownIds.has(card.id))
  return takeRandom(others.length >= CARDS_SHOWN ? others : cards, CARDS_SHOWN, random)
}

function takeRandom<Item>(items: Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  const taken: Item[] = []
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return taken
}
