import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import type { Language } from '#src/shared/languages.ts'
import { CHALLENGES_PATH, challengePath } from '#src/shared/plan-paths.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { loadChallenges } from './things-to-try/challenges.server.ts'

export const plan: Feature = {
  name: 'plan',
  searchEntries: listPlanEntries,
}

/** The list of challenges, and each of them with its topic. */
function listPlanEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const challenges: SearchEntry = {
    path: CHALLENGES_PATH,
    kind: 'page',
    title: t('challenge_list_title'),
    text: t('challenge_list_lead'),
  }
  const each = loadChallenges(language).map(
    ({ slug, title, topic }): SearchEntry => ({ path: challengePath(slug), kind: 'challenge', title, text: topic }),
  )
  return [challenges, ...each]
}
