import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { checklistPath, RESOURCES_PATH } from '#src/shared/paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { pdfRoutes } from './pdf/pdf-route.server.ts'
import { loadChecklists } from './resources.server.ts'

export const resources: Feature = {
  name: 'resources',
  publicRoutes: () => pdfRoutes,
  countedPlaces: () => loadChecklists(DEFAULT_LANGUAGE).map(({ slug }) => slug),
  searchEntries: listChecklistEntries,
}

/** The hub, and each of its lists. */
function listChecklistEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const checklists = loadChecklists(language)
  const hub: SearchEntry = {
    path: RESOURCES_PATH,
    kind: 'page',
    title: t('search_resources_title'),
    text: t('search_resources_text'),
  }
  const lists = checklists.map(
    ({ slug, title, objective, description, sections }): SearchEntry => ({
      path: checklistPath(slug),
      kind: 'checklist',
      title,
      text: objective,
      body: [description, ...sections.map((section) => section.title)],
    }),
  )
  return [hub, ...lists]
}
