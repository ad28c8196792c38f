import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { SET_UP_PATH, settingsCardPath } from '#src/shared/talk-paths.ts'
import { loadSettingsCards } from './settings-cards.server.ts'

export const settingsCards: Feature = {
  name: 'settings-cards',
  findSubject(kind, about, language) {
    if (kind !== 'guide_report') return undefined
    const card = loadSettingsCards(language).find(({ slug }) => slug === about)
    return card === undefined ? null : { title: card.title, path: settingsCardPath(about) }
  },
  searchEntries: listCardEntries,
}

/** The list, and each card. */
function listCardEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const list: SearchEntry = {
    path: SET_UP_PATH,
    kind: 'page',
    title: t('shell_place_set_up'),
    text: t('settings_help_lead'),
    tags: [t('settings_help_title')],
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
