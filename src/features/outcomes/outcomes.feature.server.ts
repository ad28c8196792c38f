import type { Feature } from '#src/platform/feature.ts'
import { outcomeRoutes } from './outcomes.server.ts'

export const outcomes: Feature = {
  name: 'outcomes',
  publicRoutes: ({ findLessonKey }) => outcomeRoutes(findLessonKey),
}
