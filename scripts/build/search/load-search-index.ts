// Everything that can be found in a language: the one place where the search meets all features.
import { buildSearchIndex } from '#src/features/search/building/build-search-index.server.ts'
import { packIndex } from '#src/features/search/packed-index.ts'
import type { SearchIndex } from '#src/features/search/search-index.ts'
import { FEATURES } from '#src/server/features.ts'
import type { Language } from '#src/shared/languages.ts'

export function loadSearchIndex(language: Language): SearchIndex {
  const entries = FEATURES.flatMap(({ searchEntries }) => searchEntries?.(language) ?? [])
  return buildSearchIndex(language, entries)
}

/** The same as the text of the file that a page fetches. */
export function writeSearchIndex(language: Language): string {
  return JSON.stringify(packIndex(loadSearchIndex(language)))
}
