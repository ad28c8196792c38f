// Stop words and synonyms of the search.
import type { SearchIndex } from '../search-index.ts'
import { groupBy, standsAt } from './words.ts'

export interface Wordbook {
  /** Every stem that it knows by itself. */
  stems: ReadonlySet<string>
  /** Whether a stem says nothing about what is wanted. */
  isIgnored(stem: string): boolean
  /** The words that say something; all of them where none does. */
  keepTelling(stems: string[]): string[]
  /** A name for each thing that neighbouring words together mean. */
  findMeanings(stems: string[]): string[]
}

export function openWordbook({ ignore, same }: Pick<SearchIndex, 'ignore' | 'same'>): Wordbook {
  const ignored = new Set(ignore.split(' '))
  const named = same.flatMap((names, number) =>
    names.split('|').map((name) => ({ stems: name.split(' '), meaning: `=${number}` })),
  )
  const byFirstStem = groupBy(named, ({ stems: [first = ''] }) => first)
  const single = named.flatMap(({ stems }) => (stems.length === 1 ? stems : []))
  return {
    stems: new Set([...ignored, ...single]),
    isIgnored: (stem) => ignored.has(stem),
    keepTelling(stems) {
      const telling = stems.filter((stem) => !ignored.has(stem))
      return telling.length === 0 ? stems : telling
    },
    findMeanings(stems) {
      const found = stems.flatMap(
        (stem, at) => byFirstStem.get(stem)?.filter((name) => standsAt(stems, at, name.stems)) ?? [],
      )
      return found.map(({ meaning }) => meaning)
    },
  }
}
