import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Language } from '#src/shared/languages.ts'
import { TRY_PATH, tryPath } from '#src/shared/plan-paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { loadThingsToTry } from './things-to-try/things-to-try.server.ts'

export const plan: Feature = {
  name: 'plan',
  searchEntries: listPlanEntries,
}

/** The list of things to try, and each of them with its topic. */
function listPlanEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const things: SearchEntry = {
    path: TRY_PATH,
    kind: 'page',
    title: t('try_list_title'),
    text: t('try_list_lead'),
  }
  const each = loadThingsToTry(language).map(
    ({ slug, title, topic }): SearchEntry => ({ path: tryPath(slug), kind: 'challenge', title, text: topic }),
  )
  return [things, ...each]
}
