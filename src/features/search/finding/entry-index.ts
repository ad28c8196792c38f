// The entries, ready to be asked: which of them hold a word, which a pair of words, and how much that says.
import MiniSearch, { type Query } from 'minisearch'
import type { IndexedEntry } from '../search-index.ts'
import type { Wordbook } from './wordbook.ts'
import { pairsOf, stemText } from './words.ts'

/** The weight of a word of an entry, by its field. */
const FIELDS = { phrases: 3, text: 1 }
/** A tool is what most are looking for. */
const KINDS: Record<IndexedEntry['kind'], number> = {
  tool: 1,
  checklist: 0.8,
  help: 0.8,
  challenge: 0.7,
  talk: 0.8,
  page: 0.7,
  now: 0.6,
}
/** What a pair of neighbours says that an entry has too; more where few have it, and less where neither word says anything. */
const PAIR_WORTH = 10
const SMALL_PAIR_WORTH = 5
/** How a word counts: how long saying it again counts (k), how much less in a long entry (b), and what it counts in any (d). */
const BM25 = { k: 1.8, b: 0.8, d: 0 }

export interface EntryIndex {
  /** The stems and meanings by which something is found, with the number of entries that have it. */
  terms: ReadonlyMap<string, number>
  /** How well entries fit, by their place in the list; those that do not are not in it. */
  score(queries: Query[], pairs: Iterable<string>): Map<number, number>
}

export function indexEntries(entries: readonly IndexedEntry[], book: Wordbook): EntryIndex {
  const fields = entries.map((entry, id) => ({ id, ...fieldsOf(entry, book) }))
  const search = new MiniSearch<(typeof fields)[number]>({
    fields: Object.keys(FIELDS),
    // They are terms already.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  })
  search.addAll(fields)
  const holders = new Map<string, Set<number>>()
  for (const { id, pairs } of fields) {
    for (const pair of pairs) holders.set(pair, (holders.get(pair) ?? new Set()).add(id))
  }
  const worthOf = (id: number) => KINDS[(entries[id] as IndexedEntry).kind]

  return {
    terms: countTerms(fields.map(({ phrases, text }) => `${phrases} ${text}`)),
    score(queries, pairs) {
      const query = { combineWith: 'OR' as const, queries }
      const options = { boost: FIELDS, bm25: BM25, boostDocument: worthOf }
      const scores = new Map<number, number>(search.search(query, options).map(({ id, score }) => [id, score]))
      for (const pair of pairs) {
        const having = holders.get(pair) ?? new Set()
        const isSmall = pair.split(' ').every(book.isIgnored)
        const worth = (isSmall ? SMALL_PAIR_WORTH : PAIR_WORTH) * Math.log(1 + entries.length / having.size)
        for (const id of having) scores.set(id, (scores.get(id) ?? 0) + worth * worthOf(id))
      }
      return scores
    },
  }
}

function fieldsOf({ title, text, tags = [], phrases }: IndexedEntry, book: Wordbook) {
  const lists = [...[title, ...tags].map(stemText), ...phrases.split('|').map((phrase) => phrase.split(' '))]
  const termsOf = (stems: string[]) => [...book.keepTelling(stems), ...book.findMeanings(stems)]
  return {
    phrases: lists.flatMap(termsOf).join(' '),
    text: termsOf(stemText(text)).join(' '),
    pairs: new Set(lists.flatMap((stems) => [...pairsOf(stems), ...pairsOf(book.keepTelling(stems))])),
  }
}

function countTerms(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const term of new Set(text.split(' '))) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
