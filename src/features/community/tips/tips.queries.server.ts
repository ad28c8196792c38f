// The SQL of tips.
import { type Kysely, sql } from 'kysely'
import type { Engine } from '#src/platform/database/engine.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { TipTable } from './tip-tables.server.ts'

type Query = Kysely<Tables>

/** One writer after the other, so that the queue's end holds. SQLite's transactions do so by themselves. */
export async function lockQueue(query: Query, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  await sql`select pg_advisory_xact_lock(hashtext('tip-queue'))`.execute(query)
}

export async function countWaitingTips(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('tip')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Gives a tip in the same words that waits since a day another code, and says whether there is one: it was sent again by a parent who
 * got the answer that the first try had failed, and has no code for it.
 */
export async function renewSameTip(
  query: Query,
  { lesson_key, starter, words, waits_since, code_hash }: Omit<NewTip, 'id' | 'month'>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('tip')
    .set({ code_hash })
    .where('state', '=', 'waiting')
    .where('waits_since', '=', waits_since)
    .where('lesson_key', '=', lesson_key)
    .where('starter', '=', starter)
    .where('words', '=', words)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NewTip = Pick<TipTable, 'id' | 'lesson_key' | 'starter' | 'words' | 'month' | 'waits_since' | 'code_hash'>

export async function insertTip(query: Query, tip: NewTip): Promise<void> {
  const fresh = { state: 'waiting', reason: null, place: null, reports: 0, danger: 0, kept_until: null } as const
  await query
    .insertInto('tip')
    .values({ ...tip, ...fresh })
    .execute()
}

/** The newest first. */
export async function listPassedTips(query: Query, lessonKey: string, most: number) {
  return query
    .selectFrom('tip')
    .select(['id', 'starter', 'words'])
    .where('lesson_key', '=', lessonKey)
    .where('state', '=', 'passed')
    .orderBy('place', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** In no order. */
export async function listAllTips(query: Query): Promise<TipTable[]> {
  return query.selectFrom('tip').selectAll().execute()
}

export async function findTip(query: Query, id: string): Promise<TipTable | undefined> {
  return query.selectFrom('tip').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findTipByCode(query: Query, codeHash: string) {
  return query.selectFrom('tip').select(['state', 'reason']).where('code_hash', '=', codeHash).executeTakeFirst()
}

export async function deleteTipByCode(query: Query, codeHash: string): Promise<void> {
  await query.deleteFrom('tip').where('code_hash', '=', codeHash).execute()
}

/** Those that a moderator has to look at: where a person may be in danger first, then the longest waiting. */
export async function listTipsToLookAt(query: Query, most: number) {
  return query
    .selectFrom('tip')
    .selectAll()
    .where('waits_since', 'is not', null)
    .$narrowType<{ waits_since: string }>()
    .orderBy('danger', 'desc')
    .orderBy('waits_since')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** How many those are, by what says when each has to be looked at. */
export async function countTipsToLookAt(query: Query) {
  const rows = await query
    .selectFrom('tip')
    .select(({ fn }) => ['waits_since', 'danger', fn.countAll<number | string>().as('count')])
    .where('waits_since', 'is not', null)
    .groupBy(['waits_since', 'danger'])
    .$narrowType<{ waits_since: string }>()
    .execute()
  return rows.map(({ waits_since, danger, count }) => ({ waits_since, danger, count: Number(count) }))
}

/** One more report of a tip that is shown. @returns the tip; undefined when there is none such */
export async function addReport(query: Query, id: string, danger: boolean): Promise<TipTable | undefined> {
  return query
    .updateTable('tip')
    .set({ reports: sql<number>`reports + 1`, ...(danger && { danger: 1 }) })
    .where('id', '=', id)
    .where('state', '=', 'passed')
    .returningAll()
    .executeTakeFirst()
}

export async function changeTip(query: Query, id: string, change: Partial<Omit<TipTable, 'id'>>): Promise<void> {
  await query.updateTable('tip').set(change).where('id', '=', id).execute()
}

/** The running number of the next tip that is passed. */
export async function findNextPlace(query: Query, lessonKey: string): Promise<number> {
  const { last } = await query
    .selectFrom('tip')
    .select((eb) => eb.fn.max('place').as('last'))
    .where('lesson_key', '=', lessonKey)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}

/** @param before a month @param today an ISO day: refused ones whose last day is over go too */
export async function deleteOldTips(query: Query, before: string, today: string): Promise<void> {
  await query
    .deleteFrom('tip')
    .where((eb) =>
      eb.or([eb('month', '<', before), eb.and([eb('state', '=', 'refused'), eb('kept_until', '<', today)])]),
    )
    .execute()
}
