import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { SETTINGS_HELP_PATH, settingsCardPath } from '#src/shared/talk-paths.ts'
import { cardReportRoutes, tidyCardReports } from './card-reports.server.ts'
import { loadSettingsCards } from './settings-cards.server.ts'

export const settingsCards: Feature = {
  name: 'settings-cards',
  publicRoutes: () => cardReportRoutes,
  jobs: () => [{ name: 'card-reports', every: HOUR_MS, run: tidyCardReports }],
  searchEntries: listCardEntries,
}

/** The list, and each card. */
function listCardEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const list: SearchEntry = {
    path: SETTINGS_HELP_PATH,
    kind: 'page',
    title: t('settings_help_title'),
    text: t('settings_help_lead'),
  }
  const each = loadSettingsCards(language).map(
    ({ slug, title, lead, search }): SearchEntry => ({
      path: settingsCardPath(slug),
      kind: 'page',
      title,
      text: lead,
      tags: search.split(',').map((words) => words.trim()),
    }),
  )
  return [list, ...each]
}
