// The home page's challenges: twelve of them, and each popular search finds one.

import { popularSearches, searchChallenges } from '#src/pages/home/challenge-search.ts'
import type { QuickHelpCard } from '#src/pages/home/home.contract.ts'
import { translator } from '#src/platform/content/translator.ts'
import { createFinding, type Finding } from './finding.ts'

const CARDS = 12
const SEARCHES = [...popularSearches(translator('en')), 'screens']

/** The number of cards, and what the searches find. That each leads to a tool is the reader's rule. */
export function checkCards(file: string, cards: readonly QuickHelpCard[]): Finding[] {
  const findings: Finding[] = []
  if (cards.length !== CARDS) {
    findings.push(createFinding({ file }, `There are ${cards.length} challenges.`, `The home page promises ${CARDS}.`))
  }
  for (const words of SEARCHES) {
    if (searchChallenges([...cards], words).length > 0) continue
    const mend = 'Add the words to the tags of the card that fits.'
    findings.push(createFinding({ file }, `The search "${words}" finds no challenge.`, mend))
  }
  return findings
}
