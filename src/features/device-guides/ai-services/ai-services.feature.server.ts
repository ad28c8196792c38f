import type { Feature } from '#src/platform/feature.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { AI_SERVICES_PATH } from '#src/shared/talk-paths.ts'
import { loadAiServices } from './ai-services.server.ts'

export const aiServices: Feature = {
  name: 'ai-services',
  searchEntries: listAiEntries,
}

/** One page, found by the name of each service in it. */
function listAiEntries(language: Language): SearchEntry[] {
  const { title, description, services } = loadAiServices(language)
  return [{ path: AI_SERVICES_PATH, kind: 'page', title, text: description, tags: services.map(({ name }) => name) }]
}
