import type { Feature } from '#src/platform/feature.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { answerRoutes } from './answers/answers.server.ts'
import { deskResultRoutes } from './desk/desk-results.server.ts'
import { renewNightly } from './results/publish-results.server.ts'
import { resultRoutes } from './results/read-results.server.ts'

export const outcomes: Feature = {
  name: 'outcomes',
  onlyWith: 'outcomes',
  publicRoutes: ({ findLessonKey, listTools }) => [...answerRoutes(findLessonKey), ...resultRoutes(listTools)],
  deskRoutes: ({ listTools }) => deskResultRoutes(listTools),
  jobs: ({ listTools }) => [
    {
      name: 'results',
      every: 5 * MINUTE_MS,
      run: (services) => renewNightly(services, listTools(DEFAULT_LANGUAGE)),
    },
  ],
}
