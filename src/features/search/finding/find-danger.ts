// Whether typed words sound like danger, and which kind. Nothing of it leaves the device, and nothing of it is counted.

import type { DangerGroup, DangerIndex } from '../search-index.ts'
import { splitWords } from '../split-words.ts'
import { createDangerWords, readPhrases } from './danger-words.ts'
import { isOneLetterOff } from './one-letter-off.ts'

/** Replaces harmless words that look like danger, so that no phrase is found across them. */
const GAP = ''

export type FindDanger = (query: string) => DangerGroup | undefined

/** @returns the first group, in the order of the list, that a query belongs to */
export function createDangerFinder(index: DangerIndex): FindDanger {
  const { read, findEnd, withoutSmall } = createDangerWords(index)
  const lookAlikes = readPhrases(index.lookAlikes)
  const groups = index.groups.map((group) => ({
    group,
    words: readPhrases(group.words),
    together: readPhrases(group.together).map((phrase) => phrase.map((some) => some.split('/'))),
    alone: readPhrases(group.alone).map((phrase) => withoutSmall(phrase).join(' ')),
  }))
  const misspelt = index.misspelt.split('|').map((text) => ({ letters: text.replaceAll(' ', ''), phrase: read(text) }))

  const takeOut = (words: string[]): string[] => {
    const left = [...words]
    for (const phrase of lookAlikes) {
      for (const at of words.keys()) {
        const end = findEnd(phrase, words, at)
        if (end !== undefined) left.fill(GAP, at, end)
      }
    }
    return left
  }
  const areIn = (phrase: string[][], words: string[]) =>
    phrase.every((some) => some.some((word) => words.includes(word)))
  const isIn = (phrase: string[], words: string[]) => words.some((_, at) => findEnd(phrase, words, at) !== undefined)

  return (query) => {
    const words = read(query)
    const left = takeOut(words)
    const typed = splitWords(query)
    const candidates = typed.flatMap((word, at) => [word, word + (typed[at + 1] ?? '')])
    const meant = misspelt.filter(({ letters }) =>
      candidates.some((word) => word !== letters && isOneLetterOff(word, letters)),
    )
    const all = [left, ...meant.map(({ phrase }) => phrase)]
    const alone = withoutSmall(left).join(' ')
    return groups.find(
      (one) =>
        all.some((some) => one.words.some((phrase) => isIn(phrase, some))) ||
        one.together.some((phrase) => areIn(phrase, left)) ||
        one.alone.includes(alone),
    )?.group
  }
}
