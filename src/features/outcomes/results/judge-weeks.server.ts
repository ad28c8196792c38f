// The owner's decision on a week with far more answers than usual: it counts, or it is removed. A removed week is
// named in public, with its number of answers and the day.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay, isoWeek } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import {
  countAnswers,
  judgeWeek,
  listJudgedWeeks,
  lockResults,
  releaseWeek,
  withdrawVersions,
} from './results.queries.server.ts'

export interface HeldWeek {
  lessonKey: string
  /** Its Monday. */
  week: string
  /** So far; more may come while the week lasts. */
  answers: number
}

/** The weeks that wait for an owner to decide, oldest first. */
export async function listHeldWeeks({ database: { query } }: Pick<Services, 'database'>): Promise<HeldWeek[]> {
  const held = (await listJudgedWeeks(query)).filter(({ state }) => state === 'held')
  return Promise.all(
    held.map(async ({ lesson_key, week }) => ({
      lessonKey: lesson_key,
      week,
      answers: await countAnswers(query, lesson_key, week),
    })),
  )
}

/**
 * Removes a week of a tool from its figures permanently, and with it every version that may hold answers of it. What was public
 * before that week is shown again.
 * @param week any ISO day in it
 * @returns the week's Monday, and how many answers it had
 * @throws when there are no answers, or when it was removed before
 */
export async function discardWeekByCommand(services: Services, lessonKey: string, week: string) {
  const monday = mondayOf(week)
  const { query } = services.database
  const answers = await query
    .transaction()
    .execute((transaction) => discardWeek(transaction, services, lessonKey, monday))
  if (answers === 0) throw new Error(`There are no answers for ${lessonKey} in the week of ${monday}.`)
  return { week: monday, answers }
}

/**
 * As `discardWeekByCommand`, in the caller's transaction.
 * @returns how many answers it had; with none nothing is changed
 * @throws when it was removed before: versions published since hold no answer of it, and would be withdrawn too
 */
export async function discardWeek(
  transaction: Kysely<Tables>,
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  lessonKey: string,
  monday: string,
): Promise<number> {
  await lockResults(transaction, database.engine)
  const judged = (await listJudgedWeeks(transaction)).find((one) => one.lesson_key === lessonKey && one.week === monday)
  if (judged?.state === 'voided') {
    throw new Error(`The week of ${monday} of ${lessonKey} was taken out on ${judged.day} already.`)
  }
  const day = isoDay(clock())
  const answers = await countAnswers(transaction, lessonKey, monday)
  if (answers === 0) return 0
  await judgeWeek(transaction, { lesson_key: lessonKey, week: monday, state: 'voided', answers, day })
  await withdrawVersions(transaction, lessonKey, monday, day)
  return answers
}

/** Lets a held-back week count from the next renewal on. @throws when it is not held back */
export async function approveWeekByCommand(services: Services, lessonKey: string, week: string): Promise<string> {
  const monday = mondayOf(week)
  const { query } = services.database
  const isHeld = await query
    .transaction()
    .execute((transaction) => approveWeek(transaction, services, lessonKey, monday))
  if (isHeld) return monday
  throw new Error(`The week of ${monday} of ${lessonKey} is not held back.`)
}

/** As `approveWeekByCommand`, in the caller's transaction. @returns false when it is not held back */
export async function approveWeek(
  transaction: Kysely<Tables>,
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  lessonKey: string,
  monday: string,
): Promise<boolean> {
  await lockResults(transaction, database.engine)
  return releaseWeek(transaction, lessonKey, monday, isoDay(clock()))
}

function mondayOf(week: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week))
  if (!isDay) throw new Error(`"${week}" is no day of a week. Please write it like 2026-11-16.`)
  return isoWeek(new Date(week))
}
