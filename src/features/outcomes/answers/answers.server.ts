// Accepts answers and counts them. No account is read or stored: an answer only increases a count, and its network is
// stored for a day as a keyed hash.

import type { FindLessonKey } from '#src/platform/feature.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoWeek } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { countOutcome } from '../outcomes.contract.ts'
import { addOutcome, listOutcomeCounts } from './answers.queries.server.ts'

/** Answers of one network about one tool; the subject names both. */
const OUTCOMES_DAY: Limit = { name: 'outcomes-day', max: 1, seconds: DAY_SECONDS, byDay: true }

/** @param findLessonKey undefined for a key that no lesson has */
export function answerRoutes(findLessonKey: FindLessonKey): Route[] {
  const requireTool = (lessonKey: string): string => {
    // Only full lesson keys are accepted, as for progress.
    if (findLessonKey(lessonKey) === lessonKey) return lessonKey
    throw new AppError('bad_request', 'fields_tool_unknown', { fields: { lessonKey: 'fields_tool_unknown' } })
  }
  // A second answer gets the same response as the first one, so that a parent cannot learn what another one on this network answered.
  return [
    handle(countOutcome, async ({ lessonKey, outcome }, { services, client }) => {
      const tool = requireTool(lessonKey)
      await services.database.query.transaction().execute(async (transaction) => {
        const use = { limit: OUTCOMES_DAY, subject: `${tool} ${client.network}` }
        if (!(await tryTakeLimit(transaction, services, use))) return
        await addOutcome(transaction, { lesson_key: tool, week: isoWeek(services.clock()), outcome })
      })
      return {}
    }),
  ]
}

/** What was answered week by week, for the operators' figures. @param firstDay a Monday, as an ISO day */
export function readAnswerCounts({ database }: Pick<Services, 'database'>, firstDay: string) {
  return listOutcomeCounts(database.query, firstDay)
}
