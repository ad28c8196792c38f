import { translator } from '#src/platform/content/translator.ts'
import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { LANGUAGES_PATH } from '#src/shared/talk-paths.ts'
import { tidyTranslationReports, translationReportRoutes } from './translation-reports.server.ts'

export const translations: Feature = {
  name: 'translations',
  publicRoutes: () => translationReportRoutes,
  jobs: () => [{ name: 'translation-reports', every: HOUR_MS, run: tidyTranslationReports }],
  searchEntries: (language) => {
    const t = translator(language)
    return [{ path: LANGUAGES_PATH, kind: 'page', title: t('languages_title'), text: t('languages_description') }]
  },
}
