// The first-party count: a number for each day, event and subject, and nothing on who it was.

import type { FindLessonKey, OtherFeatures } from '#src/platform/feature.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoDay, isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { type AnalyticsEvent, countEvent } from '#src/shared/analytics.contract.ts'
import { AppError } from '#src/shared/app-error.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { TRACKED_PLACES } from '#src/shared/tracked-buttons.ts'
import { addToCount, deleteCountsBefore, listWeekCounts, type WeekCount } from './analytics.queries.server.ts'

/** The limit of one network in an hour, which is more than a whole school needs. */
const COUNT_NETWORK: Limit = { name: 'count-network', max: 2_000, seconds: HOUR_SECONDS }
/** The longest time that counts for one tool: a tab that stayed open overnight would outweigh a hundred parents. */
const COUNTED_SECONDS = 2 * HOUR_SECONDS
const MONTHS_KEPT = 24

/** Only known tools and places are counted. */
type Known = Pick<OtherFeatures, 'findLessonKey' | 'countedPlaces'>

export function analyticsRoutes(known: Known): Route[] {
  return [
    handle(countEvent, async (event, { services, client }) => {
      const subject = subjectOf(event, known)
      await enforceLimits(services, [{ limit: COUNT_NETWORK, subject: client.network }])
      await addToCount(services.database.query, {
        day: isoDay(services.clock()),
        event: event.event,
        subject,
        count: 1,
        seconds: event.event === 'tool_completed' ? Math.min(event.timeSpent, COUNTED_SECONDS) : 0,
      })
      return {}
    }),
  ]
}

function subjectOf(event: AnalyticsEvent, { findLessonKey, countedPlaces }: Known): string {
  switch (event.event) {
    case 'tool_started':
    case 'next_step_made':
    case 'tool_completed':
      return knownLesson(event, findLessonKey)
    case 'tool_step':
    case 'tool_left':
      return `${knownLesson(event, findLessonKey)} ${event.step}`
    case 'email_captured':
      return event.context
    case 'button_click':
      return `${event.name} ${knownPlace(event.location, countedPlaces())}`
    case 'page_view':
      return event.page
    case 'visit':
    case 'sign_up':
    case 'search_without_result':
      return ''
  }
}

function knownPlace(place: string, ofFeatures: string[]): string {
  if (TRACKED_PLACES.includes(place) || ofFeatures.includes(place)) return place
  throw new AppError('bad_request', messageRef('server_check_fields', { names: 'location' }))
}

function knownLesson(
  { stageId, moduleId, lessonId }: { stageId: string; moduleId: string; lessonId: string },
  findLessonKey: FindLessonKey,
): string {
  const key = findLessonKey(lessonKey(stageId, moduleId, lessonId))
  if (key !== undefined) return key
  throw new AppError('bad_request', 'fields_tool_unknown', { fields: { lessonId: 'fields_tool_unknown' } })
}

/** What was counted in each week. @param mondays ISO days, oldest first */
export function readCounts(services: Pick<Services, 'database'>, mondays: string[]): Promise<WeekCount[]> {
  return listWeekCounts(services.database.query, mondays)
}

/** Removes counts that are older than two years. */
export async function tidyAnalytics(services: Services): Promise<void> {
  await deleteCountsBefore(services.database.query, isoDayMonthsBefore(services.clock(), MONTHS_KEPT))
}
