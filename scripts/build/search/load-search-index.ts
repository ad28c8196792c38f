// Everything that can be found in a language: the one place where the search meets all features.
import { buildSearchIndex } from '#src/features/search/building/build-search-index.server.ts'
import { packIndex } from '#src/features/search/packed-index.ts'
import type { SearchIndex } from '#src/features/search/search-index.ts'
import { listPagePaths } from '#src/pages/table.ts'
import { FEATURES } from '#src/server/features.ts'
import type { Language } from '#src/shared/languages.ts'

export function loadSearchIndex(language: Language): SearchIndex {
  const entries = FEATURES.flatMap(({ searchEntries }) => searchEntries?.(language) ?? [])
  const topics = FEATURES.flatMap(({ searchTopics }) => searchTopics?.(language) ?? [])
  const index = buildSearchIndex(language, entries, topics)
  const pages = new Set(listPagePaths(language))
  return { ...index, entries: index.entries.filter(({ path }) => pages.has(path.replace(/[#?].*/, ''))) }
}

/** The same as the texts of the files that a page fetches. */
export function loadSearchFiles(language: Language): { search: string; crisisTerms: string } {
  const { danger, ...index } = loadSearchIndex(language)
  return { search: JSON.stringify(packIndex(index)), crisisTerms: JSON.stringify(danger) }
}
