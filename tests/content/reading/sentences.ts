// Cuts a text into sentences and counts words and syllables: pure.
import { syllable } from 'syllable'

/**
 * The sentences of one paragraph, list item or heading, whose end always ends a sentence. A mark inside one, as in
 * '"Off!" he said' or 'if it is … after tea', does not: a small letter follows it.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["'”’)\]]*)\s+(?!\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => listWords(sentence).length > 0)
}

/** The words of a text: parts between spaces with a letter or a digit. */
export function listWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

// The same few thousand words come again and again.
const known = new Map<string, number>()

/** The syllables of a word, at least one. */
export function countSyllables(word: string): number {
  const count = known.get(word) ?? Math.max(1, syllable(word))
  known.set(word, count)
  return count
}

/** The Flesch-Kincaid grade of some texts: the school years it takes to read them. */
export function gradeTexts(texts: readonly string[]): number {
  const sentences = texts.flatMap(splitSentences)
  const words = sentences.flatMap(listWords)
  if (words.length === 0) return 0
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

/** The middle value; the mean of the two in the middle for an even number of them. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
