// What was tried and what helped, week by week. Pure rules: a week without anything is a week like any other.
import type { ParentPromise } from '#src/features/family/next-step/parent-promise.ts'
import { addDays, asUtc } from '#src/features/family/next-step/promise-days.ts'
import type { ChallengeTry } from '../things-to-try/challenge-book.ts'

export interface PlanWeek {
  /** Its Monday, as an ISO day. */
  monday: string
  /** Promises made and challenges begun. */
  tried: number
  /** Promises that worked or partly worked, each once a week, and challenges of which a line was kept. */
  helped: number
}

const WEEKS_SHOWN = 6
const DAYS_A_WEEK = 7

/** The last six weeks, this one last. */
export function listLastWeeks(
  promises: readonly Pick<ParentPromise, 'madeOn' | 'answers'>[],
  tries: readonly Pick<ChallengeTry, 'startedOn' | 'finishedOn' | 'keeps'>[],
  today: string,
): PlanWeek[] {
  const tried = [...promises.map(({ madeOn }) => madeOn), ...tries.map(({ startedOn }) => startedOn)].map(mondayOf)
  const helped = [
    ...promises.flatMap(({ answers }) => [
      ...new Set(answers.filter(({ outcome }) => outcome !== 'not-yet').map(({ day }) => mondayOf(day))),
    ]),
    ...tries.flatMap(({ finishedOn, keeps }) => (finishedOn === null || keeps === '' ? [] : [mondayOf(finishedOn)])),
  ]
  const thisMonday = mondayOf(today)
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const monday = addDays(thisMonday, (index + 1 - WEEKS_SHOWN) * DAYS_A_WEEK)
    const count = (days: readonly string[]) => days.filter((day) => day === monday).length
    return { monday, tried: count(tried), helped: count(helped) }
  })
}

function mondayOf(day: string): string {
  return addDays(day, -((asUtc(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK))
}
