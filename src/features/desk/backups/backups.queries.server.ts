// SQL of backups at the desk.
import type { Kysely } from 'kysely'
import type { DeskBackupKeyTable, DeskBackupTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export async function findKeyOf(query: Query, operatorId: string): Promise<string | null> {
  const row = await query
    .selectFrom('desk_backup_key')
    .select('recipient')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row?.recipient ?? null
}

/** In the place of an earlier one. */
export async function keepKey(query: Query, key: DeskBackupKeyTable): Promise<void> {
  await query.deleteFrom('desk_backup_key').where('operator_id', '=', key.operator_id).execute()
  await query.insertInto('desk_backup_key').values(key).execute()
}

export async function addBackup(query: Query, backup: Omit<DeskBackupTable, 'taken_at'>): Promise<void> {
  await query
    .insertInto('desk_backup')
    .values({ ...backup, taken_at: null })
    .execute()
}

interface Asked {
  codeHash: string
  operatorId: string
  now: Date
}

/** One that waits to be downloaded. */
export function findAskedBackup(query: Query, { codeHash, operatorId, now }: Asked) {
  return query
    .selectFrom('desk_backup')
    .select('recipient')
    .where('code_hash', '=', codeHash)
    .where('operator_id', '=', operatorId)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** False for everybody but the one who was first. */
export async function markTaken(query: Query, { codeHash, operatorId, now }: Asked): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('desk_backup')
    .set({ taken_at: now.toISOString() })
    .where('code_hash', '=', codeHash)
    .where('operator_id', '=', operatorId)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findLastTaken(query: Query): Promise<string | null> {
  const row = await query
    .selectFrom('desk_backup')
    .select(({ fn }) => fn.max('taken_at').as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

/** Those that nobody has downloaded in their time. */
export async function forgetMissedBackups(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('desk_backup')
    .where('taken_at', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .execute()
}
