// The sources and the words of their page, read once for each language.

import { rememberContent } from '#src/platform/content/content-memory.ts'
import type { Language } from '#src/shared/languages.ts'
import { readSources, readSourcesPage } from './sources.content.server.ts'
import type { CitedSource, Source } from './sources.contract.ts'

/** Every source that content may cite, in the order of the file. */
export const loadSources = rememberContent(readSources, 'sources')

/** What /sources says beside the sources of each toolkit. */
export const loadSourcesPage = rememberContent(
  (language, root) => readSourcesPage(language, loadSources(language, root), root),
  'sources page',
)

const viewSources = rememberContent((language, root) => new Map(loadSources(language, root).map(viewSource)))

/**
 * The sources with these ids, each once and in the order of the file, as the page shows them. Always the same object
 * for the same source: on the way to the page it is then written once, however many toolkits cite it.
 */
export function listCitedSources(language: Language, ids: Iterable<string>): CitedSource[] {
  const wanted = new Set(ids)
  return [...viewSources(language)].filter(([id]) => wanted.has(id)).map(([, view]) => view)
}

function viewSource({ id, title, author, publisher, year, supports, notFor }: Source): [string, CitedSource] {
  return [id, { title, origin: [author, publisher, year].filter(Boolean).join(', '), supports, notFor }]
}
