import type { Feature } from '#src/platform/feature.ts'
import { progressData, progressRoutes } from './progress.server.ts'

export const progress: Feature = {
  name: 'progress',
  userRoutes: ({ findLessonKey }) => progressRoutes(findLessonKey),
  personalData: progressData,
}
