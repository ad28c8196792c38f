// What to look for in typed words, and the weight of each match. The weights were tuned on the list of
// phrasings (`tests/search`).
import type { Query as AnyQuery } from 'minisearch'
import type { Spelling } from './spelling.ts'
import type { Wordbook } from './wordbook.ts'
import { pairsOf, stemWord } from './words.ts'

type Query = Exclude<AnyQuery, string | symbol>

const WORTH = { word: 1, meaning: 1.4, nearest: 0.6, twoAsOne: 1.2, beginning: 0.4 }
const SHORTEST_BEGINNING = 2

export interface SearchPlan {
  queries: Query[]
  /** Neighbours among the words, with and without those that say nothing. */
  pairs: Set<string>
}

interface Known {
  book: Wordbook
  spelling: Spelling
  /** Whether entries are found by a stem. */
  isTerm(stem: string): boolean
}

/** @param words as they were typed, in order */
export function planSearch(words: string[], { book, spelling, isTerm }: Known): SearchPlan {
  const stems = words.map(stemWord)
  const telling = book.keepTelling(stems)

  const wholly = (term: string, worth = WORTH.word): Query => ({ queries: [term], boostTerm: () => worth })
  const meant = (some: string[]) => [...new Set(book.findMeanings(some))].map((name) => wholly(name, WORTH.meaning))
  const misspelt = (stem: string): Query[] => {
    const word = words[stems.indexOf(stem)] ?? stem
    const halves = spelling.splitInTwo(word)
    if (halves) return [...halves.map((half) => wholly(half)), ...meant(halves)]
    return spelling.findNearest(word).flatMap((near) => [wholly(near, WORTH.nearest), ...meant([near])])
  }
  /** 'tik tok' is 'tiktok'. */
  const asOne = pairsOf(words)
    .map((pair) => stemWord(pair.replace(' ', '')))
    .filter((stem) => isTerm(stem) || book.findMeanings([stem]).length > 0)
  /** The last word may not be finished. */
  const begun = telling.slice(-1).filter((stem) => stem.length >= SHORTEST_BEGINNING)

  return {
    queries: [
      ...telling.filter(isTerm).map((stem) => wholly(stem)),
      ...telling.filter((stem) => !isTerm(stem) && !book.stems.has(stem)).flatMap(misspelt),
      ...asOne.flatMap((stem) => [wholly(stem, WORTH.twoAsOne), ...meant([stem])]),
      ...meant(stems),
      ...begun.map(
        (stem): Query => ({ queries: [stem], prefix: true, weights: { fuzzy: 0, prefix: WORTH.beginning } }),
      ),
    ],
    pairs: new Set([...pairsOf(stems), ...pairsOf(telling)]),
  }
}
