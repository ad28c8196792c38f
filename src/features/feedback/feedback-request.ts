// Sends a verdict. Loaded when somebody has one.
import { checkSession } from '#src/features/accounts/session/session-check.ts'
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { submitFeedback } from './feedback.contract.ts'

/** @throws AppError when it was not taken; whose session has ended elsewhere is signed out here by then */
export async function sendFeedback(lessonId: string, rating: 'positive' | 'negative', comment?: string): Promise<void> {
  try {
    await call(submitFeedback, { lessonId, rating, ...(comment === undefined ? {} : { comment }) })
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') await checkSession()
    throw error
  }
}
