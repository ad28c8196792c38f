// Stores and counts a rating of a tool. The words with it become a message of the inbox.

import { randomUUID } from 'node:crypto'
import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import { lockAccount } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoWeek } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { addMessage, limitOf } from '../inbox.server.ts'
import { submitFeedback } from './feedback.contract.ts'
import { countRatings, insertFeedback, listFeedbackOf, stopCounting } from './feedback.queries.server.ts'

const FEEDBACK_ACCOUNT: Limit = { name: 'feedback-account', max: 60, seconds: HOUR_SECONDS }

/** @param findLessonKey the lesson key of a key or an id, undefined for a key that no lesson has */
export function feedbackRoutes(findLessonKey: (keyOrId: string) => string | undefined): UserRoute[] {
  return [
    handleForUser(submitFeedback, async ({ lessonId, rating, comment }, { services, client, user }) => {
      const t = translator(client.language)
      const lessonKey = findLessonKey(lessonId)
      if (lessonKey === undefined) {
        throw new AppError('bad_request', 'fields_tool_unknown', { fields: { lessonId: 'fields_tool_unknown' } })
      }
      const { accountId } = user
      const hasWords = comment !== undefined && comment.trim() !== ''
      await enforceLimits(services, [
        { limit: FEEDBACK_ACCOUNT, subject: accountId },
        ...(hasWords ? [{ limit: limitOf('comment', 'each'), subject: accountId }] : []),
      ])
      const now = services.clock()
      await services.database.query.transaction().execute(async (transaction) => {
        // Locked, so that only one of two simultaneous ratings counts.
        await lockAccount(transaction, accountId)
        await stopCounting(transaction, accountId, lessonKey, isoWeek(now))
        await insertFeedback(
          transaction,
          { id: randomUUID(), account_id: accountId, lesson_key: lessonKey, rating },
          now,
        )
        if (!hasWords) return
        const message = { kind: 'comment', about: lessonKey, detail: rating, text: comment } as const
        await addMessage(transaction, services, { ...message, accountId, language: client.language })
      })
      return { message: t('feedback_answers_thanks') }
    }),
  ]
}

export const feedbackData: PersonalDataSource = {
  async read(services, { accountId }) {
    const rows = await listFeedbackOf(services.database.query, accountId)
    return {
      feedback: rows.map(({ lesson_key, rating, created_at }) => ({ lesson: lesson_key, rating, at: created_at })),
    }
  },
}

/** Ratings by week and tool, without who gave them. @param mondays ISO days, oldest first */
export function readRatings(services: Pick<Services, 'database'>, mondays: string[]) {
  return countRatings(services.database.query, mondays)
}
