// The SQL of what is public of the answers: totals by week, weeks that an owner judged, and published versions.
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { OutcomeWeekTable, PublishedResultTable } from '../outcome-tables.server.ts'

type Query = Kysely<Tables>

/**
 * Until the transaction ends no other process judges weeks or publishes: publishing would else miss a week that is being removed at
 * this moment, and the removal would miss what is being published. SQLite's transactions wait for each other by themselves.
 */
export async function lockResults(query: Query, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtext('results'))`.execute(query)
}

export interface WeekTotal {
  lesson_key: string
  week: string
  answers: number
  workedOrPartly: number
}

/** Every week of every tool with an answer, oldest first. The two good answers are one number from here on. */
export async function listWeekTotals(query: Query): Promise<WeekTotal[]> {
  const rows = await query
    .selectFrom('outcome_count')
    .select(({ fn }) => [
      'lesson_key',
      'week',
      fn.sum<number | string>('count').as('answers'),
      sql<number | string>`sum(case when outcome = 'not-yet' then 0 else count end)`.as('workedOrPartly'),
    ])
    .groupBy(['lesson_key', 'week'])
    .orderBy('week')
    .execute()
  return rows.map(({ lesson_key, week, answers, workedOrPartly }) => ({
    lesson_key,
    week,
    answers: Number(answers),
    workedOrPartly: Number(workedOrPartly),
  }))
}

/** How many answers a tool had in a week. */
export async function countAnswers(query: Query, lessonKey: string, week: string): Promise<number> {
  const { answers } = await query
    .selectFrom('outcome_count')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('answers'))
    .where('lesson_key', '=', lessonKey)
    .where('week', '=', week)
    .executeTakeFirstOrThrow()
  return Number(answers ?? 0)
}

export async function listJudgedWeeks(query: Query): Promise<OutcomeWeekTable[]> {
  return query.selectFrom('outcome_week').selectAll().orderBy('week').orderBy('lesson_key').execute()
}

/** Writes down what a week is; what it was before is forgotten. */
export async function judgeWeek(query: Query, judged: OutcomeWeekTable): Promise<void> {
  const { state, answers, day } = judged
  await query
    .insertInto('outcome_week')
    .values(judged)
    .onConflict((conflict) => conflict.columns(['lesson_key', 'week']).doUpdateSet({ state, answers, day }))
    .execute()
}

/** False when the week is not held back. */
export async function releaseWeek(query: Query, lessonKey: string, week: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('outcome_week')
    .set({ state: 'released', day })
    .where('lesson_key', '=', lessonKey)
    .where('week', '=', week)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every version that was ever public, by tool and number. */
export async function listVersions(query: Query) {
  return query
    .selectFrom('published_result')
    .select(['lesson_key', 'version', 'answers'])
    .orderBy('lesson_key')
    .orderBy('version')
    .execute()
}

/** Stores a version. When two processes publish at once, one wins and the other changes nothing. */
export async function insertVersion(query: Query, version: PublishedResultTable): Promise<void> {
  await query
    .insertInto('published_result')
    .values(version)
    .onConflict((conflict) => conflict.columns(['lesson_key', 'version']).doNothing())
    .execute()
}

/** The version of each tool that is public: the newest that was not withdrawn. */
export async function listPublished(query: Query) {
  return query
    .selectFrom('published_result as one')
    .select(['one.lesson_key', 'one.answers', 'one.worked_or_partly'])
    .where('one.version', '=', (part) =>
      part
        .selectFrom('published_result as newest')
        .select(({ fn }) => fn.max('newest.version').as('version'))
        .whereRef('newest.lesson_key', '=', 'one.lesson_key')
        .where('newest.withdrawn_on', 'is', null),
    )
    .orderBy('one.lesson_key')
    .execute()
}

/** Withdraws the versions of a tool published from a day on. */
export async function withdrawVersions(query: Query, lessonKey: string, from: string, today: string): Promise<void> {
  await query
    .updateTable('published_result')
    .set({ withdrawn_on: today })
    .where('lesson_key', '=', lessonKey)
    .where('day', '>=', from)
    .where('withdrawn_on', 'is', null)
    .execute()
}
