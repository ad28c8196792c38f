import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { AI_SERVICES_PATH, deviceGuidePath, SET_UP_PATH } from '#src/shared/content-paths.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { loadAiServices } from './ai-services/ai-services.server.ts'
import { loadDeviceGuides } from './device-guides.server.ts'

export const deviceGuides: Feature = {
  name: 'device-guides',
  findSubject(kind, about, language) {
    if (kind !== 'guide_report') return undefined
    const guide = loadDeviceGuides(language).find(({ slug }) => slug === about)
    return guide === undefined ? null : { title: guide.title, path: deviceGuidePath(about) }
  },
  searchEntries: (language) => [...listAiEntries(language), ...listGuideEntries(language)],
}

/** The list, and each guide. */
function listGuideEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const list: SearchEntry = {
    path: SET_UP_PATH,
    kind: 'page',
    title: t('shell_place_set_up'),
    text: t('device_guides_lead'),
    tags: [t('device_guides_title')],
  }
  const each = loadDeviceGuides(language).map(
    ({ slug, title, lead, search }): SearchEntry => ({
      path: deviceGuidePath(slug),
      kind: 'page',
      title,
      text: lead,
      tags: search.split(',').map((words) => words.trim()),
    }),
  )
  return [list, ...each]
}

/** One page, found by the name of each service in it. */
function listAiEntries(language: Language): SearchEntry[] {
  const { title, description, services } = loadAiServices(language)
  return [{ path: AI_SERVICES_PATH, kind: 'page', title, text: description, tags: services.map(({ name }) => name) }]
}
