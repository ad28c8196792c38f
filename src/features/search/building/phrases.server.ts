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

/**
 * What phrases say beside what is said already, as stems: without the words at their ends that say nothing, and without
 * phrases that bring no word and no pair of neighbours which neither `known` nor longer ones bring.
 * @param known what is found by as it is written
 * @param ignored stems that say nothing about what is wanted
 */
export function keepTellingPhrases(
  phrases: readonly string[],
  known: readonly string[],
  ignored: ReadonlySet<string>,
): Phrases {
  const said = new Set(known.map(stemText).flatMap(partsOf))
  const longestFirst = phrases
    .map((phrase) => trimPhrase(stemText(phrase), ignored))
    .sort((one, other) => other.length - one.length)
  const telling = longestFirst.filter((stems) => {
    const parts = partsOf(stems)
    const isNew = parts.some((part) => !said.has(part))
    for (const part of parts) said.add(part)
    return isNew
  })
  return telling.map((stems) => stems.join(' ')).join('|')
}

function partsOf(stems: string[]): string[] {
  return [...stems, ...pairsOf(stems)]
}

/** What says nothing but that stays as it is. */
function trimPhrase(stems: string[], ignored: ReadonlySet<string>): string[] {
  const first = stems.findIndex((stem) => !ignored.has(stem))
  const last = stems.findLastIndex((stem) => !ignored.has(stem))
  return first === -1 ? stems : stems.slice(first, last + 1)
}
