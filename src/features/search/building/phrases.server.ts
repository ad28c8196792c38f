// Lists of phrases as editors write them, and as the index stores them.

import { pairsOf, stemText } from '../finding/words.ts'
import type { Phrases } from '../search-index.ts'

/** The phrases of a text that has commas between them. */
export function splitPhrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Each phrase as stems, and each once; in the order of the alphabet, which compresses best. */
export function joinPhrases(phrases: readonly string[]): Phrases {
  return [...new Set(phrases.map((phrase) => stemText(phrase).join(' ')))].sort().join('|')
}

/**
 * What phrases say beside what is said already, as stems: of each only what lies between the first and the last word, or pair of
 * neighbours, that neither `known` nor longer phrases contain, and without the words at its ends that say nothing.
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
  const telling: string[] = []
  for (const stems of longestFirst) {
    const part = tellingPartOf(stems, said)
    if (part.length > 0) telling.push(part.join(' '))
    for (const one of partsOf(stems)) said.add(one)
  }
  return telling.sort().join('|')
}

function tellingPartOf(stems: string[], said: ReadonlySet<string>): string[] {
  const pairs = pairsOf(stems)
  const isNew = (part: string | undefined) => part !== undefined && !said.has(part)
  const tells = stems.map((stem, at) => isNew(stem) || isNew(pairs[at - 1]) || isNew(pairs[at]))
  return stems.slice(tells.indexOf(true), tells.lastIndexOf(true) + 1)
}

function partsOf(stems: string[]): string[] {
  return [...stems, ...pairsOf(stems)]
}

/** A phrase without any other word is kept whole. */
function trimPhrase(stems: string[], ignored: ReadonlySet<string>): string[] {
  const first = stems.findIndex((stem) => !ignored.has(stem))
  const last = stems.findLastIndex((stem) => !ignored.has(stem))
  return first === -1 ? stems : stems.slice(first, last + 1)
}
