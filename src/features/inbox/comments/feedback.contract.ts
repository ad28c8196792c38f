// What a signed-in parent says about a tool.

import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { COMMENT_LIMIT } from '../message-kinds.contract.ts'

const COMMENT_MISSING = messageRef('feedback_answers_comment_missing')

const hasComment = (comment: string | undefined) => comment !== undefined && comment.trim() !== ''

const FeedbackSubmission = z
  .object({
    /** The lesson key, or the lesson's id alone. */
    lessonId: plainText(200),
    rating: z.enum(['positive', 'negative']),
    comment: z.optional(plainText(COMMENT_LIMIT)),
  })
  .check(
    z.refine(({ rating, comment }) => rating === 'positive' || hasComment(comment), {
      path: ['comment'],
      error: COMMENT_MISSING,
    }),
  )

export const submitFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  summary: "Keeps a parent's verdict on a tool",
  input: FeedbackSubmission,
  answer: z.object({ message: z.string() }),
})
