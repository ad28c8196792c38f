// The operator's figures: what the count, the ratings, the answers and the newsletter say, added up by week.

import { readRatings } from '#src/features/inbox/comments/feedback.server.ts'
import { readSubscriptionCounts } from '#src/features/newsletter/newsletter-figures.server.ts'
import { readAnswerCounts } from '#src/features/outcomes/answers/answers.server.ts'
import { listMondays } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { readCounts } from '../analytics.server.ts'

/** One figure of one week. */
export interface Figure {
  /** Its first day, a Monday unless others were asked for, as an ISO day in UTC. */
  week: string
  /** What was counted: an event's name, or `rating_`, `outcome_`, `subscription_` and which. */
  measure: string
  /** What is counted: a lesson key, a form, a button; empty where there is only one. */
  subject: string
  count: number
  /** All the time spent together; 0 where no time is counted. */
  seconds: number
}

/** The figures of the last weeks, this one included, oldest first. @param weeks how many, at least 1 */
export function readFigures(services: Pick<Services, 'database' | 'clock'>, weeks: number): Promise<Figure[]> {
  return readFiguresFrom(services, listMondays(services.clock(), weeks))
}

/** As `readFigures`, of times that begin on other days; answers have a week only. @param starts ISO days, oldest first */
export async function readFiguresFrom(
  services: Pick<Services, 'database'>,
  starts: [string, ...string[]],
): Promise<Figure[]> {
  const [counts, ratings, steps, answers] = await Promise.all([
    readCounts(services, starts),
    readRatings(services, starts),
    readSubscriptionCounts(services, starts),
    readAnswerCounts(services, starts[0]),
  ])
  const figures: Figure[] = [
    ...counts.map(({ event, ...rest }) => ({ ...rest, measure: event })),
    ...ratings.map(({ week, lesson_key, rating, count }) => untimed(week, `rating_${rating}`, lesson_key, count)),
    ...answers.map(({ week, lesson_key, outcome, count }) => untimed(week, `outcome_${outcome}`, lesson_key, count)),
    ...steps.map(({ week, event, count }) => untimed(week, `subscription_${event}`, '', count)),
  ]
  return figures.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

function untimed(week: string, measure: string, subject: string, count: number): Figure {
  return { week, measure, subject, count, seconds: 0 }
}

function placeOf({ week, measure, subject }: Figure): string {
  return `${week} ${measure} ${subject}`
}
