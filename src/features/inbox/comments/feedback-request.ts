// Sends a verdict.
import { call } from '#src/web/api.ts'
import type { submitFeedback } from './feedback.contract.ts'

export async function sendFeedback(lessonId: string, rating: 'positive' | 'negative', comment?: string): Promise<void> {
  await call<typeof submitFeedback>('POST /api/feedback', {
    lessonId,
    rating,
    ...(comment === undefined ? {} : { comment }),
  })
}
