// The search itself: first what contains the typed words, then what comes close, best first.

import { findLiterally } from '../find-literally.ts'
import type { EntryFinder, EntryIndex, IndexedEntry } from '../search-index.ts'
import { splitWords } from '../split-words.ts'
import { indexEntries } from './entry-index.ts'
import { planSearch } from './search-plan.ts'
import { createSpelling } from './spelling.ts'
import { openWordbook } from './wordbook.ts'

/** A result that is weaker than this share of the best one, or than the minimum, is left out. */
const WEAKEST_SHOWN = 0.3
const LEAST_SCORE = 1.5
const MOST_RESULTS = 10

export function createEntryFinder(index: EntryIndex): EntryFinder {
  const { entries } = index
  const challenges = entries.filter(({ popularity }) => popularity !== undefined)
  const book = openWordbook(index)
  const { terms, score } = indexEntries(entries, book)
  const spelling = createSpelling(new Map([...[...book.stems].map((stem): [string, number] => [stem, 1]), ...terms]))
  const known = { book, spelling, isTerm: (stem: string) => terms.has(stem) }

  const findClose = (query: string): IndexedEntry[] => {
    const { queries, pairs } = planSearch(splitWords(query), known)
    const scores = [...score(queries, pairs)].sort(([, one], [, other]) => other - one)
    const least = Math.max((scores[0]?.[1] ?? 0) * WEAKEST_SHOWN, LEAST_SCORE)
    return scores.filter(([, reached]) => reached >= least).map(([id]) => entries[id] as IndexedEntry)
  }

  return (query, first = []) => {
    const containing = findLiterally(challenges, query, textsOf)
    const found = [...new Set([...containing, ...findClose(query)])]
    const shown = found.slice(0, Math.max(MOST_RESULTS, containing.length))
    const asked = entries.filter(({ path }) => first.includes(path))
    return [...new Set([...asked, ...shown])]
  }
}

function textsOf({ title, text, tags = [] }: IndexedEntry): string[] {
  return [title, text, ...tags]
}
