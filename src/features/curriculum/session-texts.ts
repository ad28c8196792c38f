// The words of a session, for code that counts, searches or checks them.
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import type { Session } from './session.contract.ts'

/** The text that is read in one pass: without folded parts, and without the words for SEND, which replace others. */
export function textsOfSession({ parent, opening, turns, cards, rule, licence, again, mission }: Session): string[] {
  return [
    parent.heading,
    ...textsOfBlocks(parent.tree),
    opening,
    ...turns.map(({ say }) => say),
    ...cards.flatMap(({ situation, choices }) => [situation, ...choices.map(({ text }) => text)]),
    rule.what,
    rule.why,
    licence,
    again,
    mission,
  ]
}
