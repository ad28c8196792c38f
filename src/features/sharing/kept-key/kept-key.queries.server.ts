// The SQL of kept keys. What is sealed leaves by one function alone.
import type { Kysely } from 'kysely'
import type { KeptKeyTable } from '#src/platform/database/tables/notebook-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

/** False when the account keeps one already. */
export async function insertKeptKey(query: Query, row: Omit<KeptKeyTable, 'told_of'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('kept_key')
    .values({ ...row, told_of: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findKeptKey(query: Query, accountId: string) {
  return query
    .selectFrom('kept_key')
    .select(['kept_on', 'language', 'told_of'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function readSealedKey(query: Query, accountId: string): Promise<string | undefined> {
  const row = await query.selectFrom('kept_key').select('sealed').where('account_id', '=', accountId).executeTakeFirst()
  return row?.sealed
}

export async function findKeeper(query: Query, refusalHash: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('kept_key')
    .select('account_id')
    .where('refusal_hash', '=', refusalHash)
    .executeTakeFirst()
  return row?.account_id
}

/** Once: of several that delete it at the same moment one is told so. */
export async function deleteKeptKeyOf(
  query: Query,
  by: { account_id: string } | { refusal_hash: string },
): Promise<boolean> {
  const all = query.deleteFrom('kept_key')
  const { numDeletedRows } = await ('account_id' in by
    ? all.where('account_id', '=', by.account_id)
    : all.where('refusal_hash', '=', by.refusal_hash)
  ).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function setToldOf(query: Query, accountId: string, toldOf: string | null): Promise<void> {
  await query.updateTable('kept_key').set({ told_of: toldOf }).where('account_id', '=', accountId).execute()
}

/** Notes that the owner is told of a new way in; false when they were before. @param newWayInAt as the account says */
export async function claimTelling(query: Query, accountId: string, newWayInAt: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('kept_key')
    .set({ told_of: newWayInAt })
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('told_of', 'is', null), row('told_of', '<', newWayInAt)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
