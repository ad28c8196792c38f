// The SQL of shared notebooks and of who may open them.
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Engine } from '#src/platform/database/engine.ts'
import type { NotebookAccessTable, NotebookUpdateTable } from '#src/platform/database/tables/notebook-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { NotebookRole } from './sharing.contract.ts'

type Query = Kysely<Tables>

/** A notebook as the device sees it that asks. */
export interface OpenNotebook {
  id: string
  latest: number
  epoch: number
  bytes: number
  /** ISO day. */
  lastUsedOn: string
  /** Of the device that asks. */
  accessHash: string
  role: NotebookRole
  box: string | null
}

export async function insertNotebook(query: Query, id: string, day: string): Promise<void> {
  await query.insertInto('notebook').values({ id, latest: 0, epoch: 1, bytes: 0, last_used_on: day }).execute()
}

/** Until the transaction ends nobody else changes this notebook. On SQLite the transaction itself has seen to that. */
export async function lockNotebook(query: Query, engine: Engine, id: string): Promise<void> {
  if (engine === 'sqlite') return
  await query.selectFrom('notebook').select('id').where('id', '=', id).forUpdate().execute()
}

export async function findAccess(query: Query, id: string, accessHash: string): Promise<OpenNotebook | undefined> {
  return query
    .selectFrom('notebook_access as access')
    .innerJoin('notebook', 'notebook.id', 'access.notebook_id')
    .select(['notebook.id', 'notebook.latest', 'notebook.epoch', 'notebook.bytes'])
    .select(['notebook.last_used_on as lastUsedOn', 'access.access_hash as accessHash', 'access.role', 'access.box'])
    .where('access.notebook_id', '=', id)
    .where('access.access_hash', '=', accessHash)
    .executeTakeFirst()
}

export async function insertAccess(query: Query, access: Omit<NotebookAccessTable, 'box'>): Promise<void> {
  await query
    .insertInto('notebook_access')
    .values({ ...access, box: null })
    .execute()
}

export async function listAccesses(query: Query, id: string): Promise<Selectable<NotebookAccessTable>[]> {
  return query.selectFrom('notebook_access').selectAll().where('notebook_id', '=', id).orderBy('access_hash').execute()
}

export async function setBox(query: Query, id: string, accessHash: string, box: string): Promise<void> {
  await query
    .updateTable('notebook_access')
    .set({ box })
    .where('notebook_id', '=', id)
    .where('access_hash', '=', accessHash)
    .execute()
}

/** @param kept their hashes */
export async function deleteOtherAccesses(query: Query, id: string, kept: string[]): Promise<void> {
  await query.deleteFrom('notebook_access').where('notebook_id', '=', id).where('access_hash', 'not in', kept).execute()
}

export async function deleteAccess(query: Query, id: string, accessHash: string): Promise<void> {
  await query
    .deleteFrom('notebook_access')
    .where('notebook_id', '=', id)
    .where('access_hash', '=', accessHash)
    .execute()
}

/** All of it: updates, accesses and invitations go with it. */
export async function deleteNotebookRow(query: Query, id: string): Promise<void> {
  await query.deleteFrom('notebook').where('id', '=', id).execute()
}

/** At most one write a day, whoever reads how often. */
export async function markUsed(query: Query, id: string, day: string): Promise<void> {
  await query
    .updateTable('notebook')
    .set({ last_used_on: day })
    .where('id', '=', id)
    .where('last_used_on', '<', day)
    .execute()
}

export interface Newest {
  latest: number
  epoch: number
  bytes: number
  /** ISO day. */
  day: string
}

export async function setNewest(query: Query, id: string, { day, ...newest }: Newest): Promise<void> {
  await query
    .updateTable('notebook')
    .set({ ...newest, last_used_on: day })
    .where('id', '=', id)
    .execute()
}

export async function insertUpdate(query: Query, update: NotebookUpdateTable): Promise<void> {
  await query.insertInto('notebook_update').values(update).execute()
}

/** @returns how many steps they had */
export async function deleteUpdatesUpTo(query: Query, id: string, number: number): Promise<number> {
  if (number === 0) return 0
  const gone = await query
    .deleteFrom('notebook_update')
    .where('notebook_id', '=', id)
    .where('number', '<=', number)
    .returning('size')
    .execute()
  return gone.reduce((sum, { size }) => sum + size, 0)
}

/**
 * The updates after a number, in order, as many as have so many steps together, and one at least.
 * @param to the newest that is wanted: what came since the notebook was looked at is for the next answer
 */
export async function listUpdates(query: Query, id: string, after: number, to: number, steps: number) {
  const within = (last: number) =>
    query
      .selectFrom('notebook_update')
      .where('notebook_id', '=', id)
      .where('number', '>', after)
      .where('number', '<=', last)
      .orderBy('number')
  const sizes = await within(to).select(['number', 'size']).limit(steps).execute()
  let last = sizes[0]?.number
  if (last === undefined) return []
  let sum = 0
  for (const { number, size } of sizes) {
    sum += size
    if (sum > steps) break
    last = number
  }
  return within(last).select(['number', 'epoch', 'body']).execute()
}

/** Bytes of all notebooks. @param least what each one counts as, however small it is */
export async function sumNotebookBytes(query: Query, least: number): Promise<number> {
  const { bytes } = await query
    .selectFrom('notebook')
    .select(sql<number | string>`coalesce(sum(case when bytes < ${least} then ${least} else bytes end), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** @param today ISO day */
export async function countOpenInvitations(query: Query, today: string, id?: string): Promise<number> {
  const { count } = await query
    .selectFrom('notebook_invitation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('used', '=', 0)
    .where('ends_on', '>=', today)
    .$if(id !== undefined, (all) => all.where('notebook_id', '=', id as string))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @param day ISO day: notebooks last used before it */
export async function deleteNotebooksUnusedSince(query: Query, day: string): Promise<number> {
  const { numDeletedRows } = await query.deleteFrom('notebook').where('last_used_on', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}

/** @param day ISO day: notebooks made before it that nobody has written into */
export async function deleteNotebooksEmptySince(query: Query, day: string): Promise<void> {
  await query.deleteFrom('notebook').where('latest', '=', 0).where('last_used_on', '<', day).execute()
}
