// Lists of phrases as editors write them, and as they travel in the index.

import { pairsOf, stemText } from '../finding/words.ts'
import type { Phrases } from '../search-index.ts'

/** The phrases of a text that has commas between them. */
export function splitPhrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Each phrase as stems, and each once. */
export function joinPhrases(phrases: readonly string[]): Phrases {
  return [...new Set(phrases.map((phrase) => stemText(phrase).join(' ')))].join('|')
}

/** The phrases without those that bring no word and no pair of neighbours which the others do not bring. */
export function keepTellingPhrases(phrases: readonly string[]): string[] {
  const said = new Set<string>()
  return phrases.filter((phrase) => {
    const stems = stemText(phrase)
    const parts = [...stems, ...pairsOf(stems)]
    const isNew = parts.some((part) => !said.has(part))
    for (const part of parts) said.add(part)
    return isNew
  })
}
