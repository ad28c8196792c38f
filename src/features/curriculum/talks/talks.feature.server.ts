import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { TALKS_PATH, talkPath } from '#src/shared/content-paths.ts'
import type { Language } from '#src/shared/languages.ts'
import type { SearchEntry } from '#src/shared/search-entry.ts'
import { scenePathOrPlain } from '../pictures/scene-files.server.ts'
import { loadTalks } from './talks.server.ts'

export const talks: Feature = {
  name: 'talks',
  searchEntries: listTalkEntries,
}

/** The list, and each talk. */
function listTalkEntries(language: Language): SearchEntry[] {
  const t = translator(language)
  const list: SearchEntry = {
    path: TALKS_PATH,
    kind: 'page',
    title: t('talk_list_title'),
    text: t('talk_list_lead'),
  }
  const each = loadTalks(language).map(
    ({ slug, title, topic, colour, search }): SearchEntry => ({
      path: talkPath(slug),
      kind: 'talk',
      title,
      text: topic,
      look: { scene: scenePathOrPlain(slug), colour },
      tags: search.split(',').map((words) => words.trim()),
    }),
  )
  return [list, ...each]
}
