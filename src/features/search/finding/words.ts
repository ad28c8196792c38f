// Words as the search compares them: by their stems, and by their neighbours.
import { stemmer } from 'stemmer'
import type { Language } from '#src/shared/languages.ts'
import { splitWords } from '../split-words.ts'
import { stemPolish } from './stem-polish.ts'

/** English rules would cut the words of other languages in the wrong place; without rules a word is its own stem. */
const RULES: Partial<Record<Language, (word: string) => string>> = { en: stemEnglish, pl: stemPolish }

let rule = stemEnglish
/** The rules would make 'at' and 'lax' of these: 'not at school' would mean 'eats nothing'. */
const NOT_BY_RULE = new Map([
  ['ate', 'eat'],
  ['laxative', 'laxative'],
  ['laxatives', 'laxative'],
])

const stems = new Map<string, string>()

/** Whose words are compared from now on: a page, and a build of the index, know one language each. */
export function compareWordsOf(language: Language): void {
  rule = RULES[language] ?? ((word) => word)
  stems.clear()
}

/** What the forms of a word have in common: 'playing' and 'plays' become 'plai'. */
export function stemWord(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = rule(word)
  stems.set(word, stem)
  return stem
}

function stemEnglish(word: string): string {
  return NOT_BY_RULE.get(word) ?? stemmer(word)
}

/** The stems of a text in order. */
export function stemText(text: string): string[] {
  return splitWords(text).map(stemWord)
}

/** Whether a list of words has the phrase at a position. */
export function standsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => words[at + index] === word)
}

/** Each two neighbours as one text. */
export function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

/** Values by their key. (The browser’s own grouping is too young for many phones.) */
export function groupBy<Value>(values: Iterable<Value>, keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}
