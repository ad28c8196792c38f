// What was tried and what helped, week by week. Pure rules: a week without anything is a week like any other.
import type { NextStep } from '#src/features/family/next-step/next-step.ts'
import { addDays, asUtc } from '#src/features/family/next-step/next-step-days.ts'
import type { Trial } from '../things-to-try/trial-book.ts'

export interface PlanWeek {
  /** Its Monday, as an ISO day. */
  monday: string
  /** Next steps made and things to try begun. */
  tried: number
  /** Next steps that worked or partly worked, each once a week, and things to try of which a line was kept. */
  helped: number
}

const WEEKS_SHOWN = 6
const DAYS_A_WEEK = 7

/** The last six weeks, this one last. */
export function listLastWeeks(
  steps: readonly Pick<NextStep, 'madeOn' | 'answers'>[],
  tries: readonly Pick<Trial, 'startedOn' | 'finishedOn' | 'keeps'>[],
  today: string,
): PlanWeek[] {
  const tried = [...steps.map(({ madeOn }) => madeOn), ...tries.map(({ startedOn }) => startedOn)].map(mondayOf)
  const helped = [
    ...steps.flatMap(({ answers }) => [
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
