// What parents say about a tool: taken in, and handed out again to them and, without names, to us.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import { toCsv } from '#src/platform/csv.ts'
import type { DayRange } from '#src/platform/database/day-range.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import { lockAccount } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoWeek } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { submitFeedback } from './feedback.contract.ts'
import { countRatings, insertFeedback, listFeedback, listFeedbackOf, stopCounting } from './feedback.queries.server.ts'

const FEEDBACK_ACCOUNT: Limit = { name: 'feedback-account', max: 60, seconds: HOUR_SECONDS }

/** @param findLessonKey the lesson key of a key or an id, undefined for what is no lesson of ours */
export function feedbackRoutes(findLessonKey: (keyOrId: string) => string | undefined): UserRoute[] {
  return [
    handleForUser(submitFeedback, async ({ lessonId, rating, comment }, { services, client, user }) => {
      const t = translator(client.language)
      const lessonKey = findLessonKey(lessonId)
      if (lessonKey === undefined) {
        throw new AppError('bad_request', 'fields_tool_unknown', { fields: { lessonId: 'fields_tool_unknown' } })
      }
      await enforceLimits(services, [{ limit: FEEDBACK_ACCOUNT, subject: user.accountId }])
      const said = comment?.trim() ?? ''
      const feedback = { account_id: user.accountId, lesson_key: lessonKey, rating, comment: said === '' ? null : said }
      const now = services.clock()
      await services.database.query.transaction().execute(async (transaction) => {
        // One after the other, so that of two at the same moment one counts (N4).
        await lockAccount(transaction, user.accountId)
        await stopCounting(transaction, user.accountId, lessonKey, isoWeek(now))
        await insertFeedback(transaction, feedback, now)
      })
      return { message: t('feedback_answers_thanks') }
    }),
  ]
}

export const feedbackData: PersonalDataSource = {
  async read(services, { accountId }) {
    const rows = await listFeedbackOf(services.database.query, accountId)
    return {
      feedback: rows.map(({ lesson_key, rating, comment, dealt_with_on, created_at }) => ({
        lesson: lesson_key,
        rating,
        comment,
        dealtWithOn: dealt_with_on,
        at: created_at,
      })),
    }
  },
}

/**
 * Feedback of some days, or all, as CSV with a line each. Who sent it is not in it, and no time finer than a day (L8): to read what
 * parents say, nobody needs to know who they are.
 */
export async function exportFeedback(query: Kysely<Tables>, range?: DayRange): Promise<{ csv: string; rows: number }> {
  const feedback = await listFeedback(query, range)
  const lines = feedback.map(({ day, lesson_key, rating, comment }) => [day, lesson_key, rating, comment ?? ''])
  return { csv: toCsv([['day', 'lesson', 'rating', 'comment'], ...lines]), rows: feedback.length }
}

/** Ratings by week and tool, without who gave them. @param mondays ISO days, oldest first */
export function readRatings(services: Pick<Services, 'database'>, mondays: string[]) {
  return countRatings(services.database.query, mondays)
}
