import type { Feature } from '#src/platform/feature.ts'
import { MINUTE_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { deskResultRoutes } from './desk-results.server.ts'
import { outcomeRoutes } from './outcomes.server.ts'
import { renewNightly } from './publish-results.server.ts'
import { resultRoutes } from './read-results.server.ts'

export const outcomes: Feature = {
  name: 'outcomes',
  publicRoutes: ({ findLessonKey, listTools }) => [...outcomeRoutes(findLessonKey), ...resultRoutes(listTools)],
  deskRoutes: ({ listTools }) => deskResultRoutes(listTools),
  jobs: ({ listTools }) => [
    {
      name: 'results',
      every: 5 * MINUTE_MS,
      run: (services) => renewNightly(services, listTools(DEFAULT_LANGUAGE)),
    },
  ],
}
