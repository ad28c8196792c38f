// The operator's figures: what the count, the ratings, the answers and the newsletter say, added up by week.
import { readCounts } from '#src/features/analytics/analytics.server.ts'
import { readRatings } from '#src/features/feedback/feedback.server.ts'
import { readSubscriptionCounts } from '#src/features/newsletter/subscription-counts.server.ts'
import { readAnswerCounts } from '#src/features/outcomes/answer-counts.server.ts'
import type { Services } from '#src/platform/services.ts'

/** One figure of one week. */
export interface Figure {
  /** The Monday, as an ISO day in UTC. */
  week: string
  /** What was counted: an event's name, or `rating_`, `outcome_`, `sureness_`, `subscription_` and which. */
  measure: string
  /** Of what: a lesson key (of sureness with its value), a form, a button; empty where there is only one. */
  subject: string
  count: number
  /** All the time spent together; 0 where no time is counted. */
  seconds: number
}

/** The figures of the last weeks, this one included, oldest first. @param weeks how many, at least 1 */
export async function readFigures(services: Pick<Services, 'database' | 'clock'>, weeks: number): Promise<Figure[]> {
  const today = Temporal.Instant.fromEpochMilliseconds(services.clock().getTime()).toZonedDateTimeISO('UTC')
  const firstDay = mondayOf(today.toPlainDate())
    .subtract({ weeks: weeks - 1 })
    .toString()
  const [counts, ratings, steps, answers] = await Promise.all([
    readCounts(services, firstDay),
    readRatings(services, firstDay),
    readSubscriptionCounts(services, firstDay),
    readAnswerCounts(services, firstDay),
  ])
  return addUpByWeek([
    ...counts.map(({ event, ...rest }) => ({ ...rest, measure: event })),
    ...ratings.map(({ day, lesson_key, rating, count }) => ({
      day,
      measure: `rating_${rating}`,
      subject: lesson_key,
      count,
      seconds: 0,
    })),
    ...answers.outcomes.map(({ week, lesson_key, outcome, count }) => ({
      day: week,
      measure: `outcome_${outcome}`,
      subject: lesson_key,
      count,
      seconds: 0,
    })),
    ...answers.sureness.map(({ week, lesson_key, moment, value, count }) => ({
      day: week,
      measure: `sureness_${moment}`,
      subject: `${lesson_key} ${value}`,
      count,
      seconds: 0,
    })),
    ...steps.map(({ day, event, count }) => ({
      day,
      measure: `subscription_${event}`,
      subject: '',
      count,
      seconds: 0,
    })),
  ])
}

function addUpByWeek(days: (Omit<Figure, 'week'> & { day: string })[]): Figure[] {
  const figures = new Map<string, Figure>()
  for (const { day, measure, subject, count, seconds } of days) {
    const week = mondayOf(Temporal.PlainDate.from(day)).toString()
    const key = `${week} ${measure} ${subject}`
    const before = figures.get(key) ?? { week, measure, subject, count: 0, seconds: 0 }
    figures.set(key, { ...before, count: before.count + count, seconds: before.seconds + seconds })
  }
  return [...figures.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 })
}
