// How words are compared where danger is looked for: 'he wont eat' and 'my daughter does not eat' are one thing.
import type { DangerIndex, Phrases } from '../search-index.ts'
import { stemText } from './words.ts'

export interface DangerWords {
  /** The stems of a text, each replaced by the form shared with its synonyms. */
  read(text: string): string[]
  /** Where a phrase ends that begins at a place, or undefined; other small words may be inside it. */
  findEnd(phrase: readonly string[], words: readonly string[], at: number): number | undefined
  /** Without small words. */
  withoutSmall(words: readonly string[]): string[]
}

export function createDangerWords({ between, alike }: Pick<DangerIndex, 'between' | 'alike'>): DangerWords {
  const small = new Set(between.split(' '))
  const forms = new Map<string, string>()
  for (const line of alike) {
    const [first = '', ...others] = line.split(' ')
    for (const other of others) forms.set(other, first)
  }
  return {
    read: (text) => stemText(text).map((stem) => forms.get(stem) ?? stem),
    findEnd(phrase, words, start) {
      let at = start
      for (const word of phrase) {
        while (at > start && words[at] !== word && small.has(words[at] ?? '')) at++
        if (words[at] !== word) return undefined
        at++
      }
      return at
    },
    withoutSmall: (words) => words.filter((word) => !small.has(word)),
  }
}

export function readPhrases(phrases: Phrases): string[][] {
  return phrases === '' ? [] : phrases.split('|').map((phrase) => phrase.split(' '))
}
