import * as m from '#messages'
import type { Feature } from '#src/platform/feature.ts'
import { LANGUAGES_PATH } from '#src/shared/talk-paths.ts'

export const translations: Feature = {
  name: 'translations',
  searchEntries: (language) => [
    { path: LANGUAGES_PATH, kind: 'page', title: m.languages_title(language), text: m.languages_description(language) },
  ],
}
