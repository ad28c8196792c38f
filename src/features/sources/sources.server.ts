// The sources and the words of their page for everyone else: read once a language.
import { rememberContent } from '#src/server/content-memory.ts'
import { readSources, readSourcesPage } from './sources.content.server.ts'
import type { CitedSource } from './sources.contract.ts'

/** Every source that content may cite, in the order of the file. */
export const loadSources = rememberContent(readSources)

/** What /sources says beside the sources of each toolkit. */
export const loadSourcesPage = rememberContent((language, root) =>
  readSourcesPage(loadSources(language, root), language, root),
)

/** The sources with these ids, each once and in the order of the file, as the page shows them. */
export function listCitedSources(ids: Iterable<string>, sources = loadSources()): CitedSource[] {
  const wanted = new Set(ids)
  return sources
    .filter((source) => wanted.has(source.id))
    .map(({ id, title, author, publisher, year, supports, notFor }) => ({
      id,
      title,
      origin: [author, publisher, year].filter(Boolean).join(', '),
      supports,
      notFor,
    }))
}
