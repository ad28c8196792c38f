// Ids of a pact in words.
import type { KnownPact } from './known-pacts.ts'

interface Choice {
  id: string
  text: string
}

export interface Choices {
  promises: readonly Choice[]
  yearGroups: readonly Choice[]
}

/** An id that this page does not know is newer than the page, and stands for itself. */
export function pactWords(choices: Choices, { promise, yearGroup }: Pick<KnownPact, 'promise' | 'yearGroup'>) {
  return { promise: textOf(choices.promises, promise), year: textOf(choices.yearGroups, yearGroup) }
}

function textOf(choices: readonly Choice[], id: string): string {
  return choices.find((choice) => choice.id === id)?.text ?? id
}
