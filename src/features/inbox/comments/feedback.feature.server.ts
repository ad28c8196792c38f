import type { Feature } from '#src/platform/feature.ts'
import { feedbackData, feedbackRoutes } from './feedback.server.ts'

export const feedback: Feature = {
  name: 'feedback',
  userRoutes: ({ findLessonKey }) => feedbackRoutes(findLessonKey),
  personalData: feedbackData,
}
