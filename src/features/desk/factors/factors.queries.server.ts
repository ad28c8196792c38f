// SQL of the second factors: used codes, recovery codes, passkeys and what they have to sign.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DeskPasskeyTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

/** False when the code of this step was used before. */
export async function noteUsedStep(query: Query, operatorId: string, step: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('desk_used_code')
    .values({ operator_id: operatorId, step })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Whether there is such a code still. */
export async function hasRecoveryCode(query: Query, operatorId: string, codeHash: string): Promise<boolean> {
  const found = await query
    .selectFrom('desk_recovery_code')
    .select('code_hash')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return found !== undefined
}

/** False when there is no such code, or no more. */
export async function spendRecoveryCode(query: Query, operatorId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('desk_recovery_code')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(query: Query, operatorId: string, hashes: string[]): Promise<void> {
  await query.deleteFrom('desk_recovery_code').where('operator_id', '=', operatorId).execute()
  await query
    .insertInto('desk_recovery_code')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash })))
    .execute()
}

export async function addPasskey(query: Query, passkey: DeskPasskeyTable): Promise<void> {
  await query.insertInto('desk_passkey').values(passkey).execute()
}

export function listPasskeys(query: Query, operatorId: string) {
  return query
    .selectFrom('desk_passkey')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .execute()
}

/** False when they have no such passkey. */
export async function dropPasskey(query: Query, operatorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('desk_passkey')
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @param sealed the key for one-time codes; null for who has none any more */
export async function keepKey(query: Query, operatorId: string, sealed: string | null): Promise<void> {
  await query.updateTable('desk_operator').set({ totp_sealed: sealed }).where('id', '=', operatorId).execute()
}

export async function countRecoveryCodes(query: Query, operatorId: string): Promise<number> {
  const { count } = await query
    .selectFrom('desk_recovery_code')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function noteCounter(query: Query, id: string, counter: number): Promise<void> {
  await query.updateTable('desk_passkey').set({ counter }).where('id', '=', id).execute()
}

export async function addChallenge(query: Query, challenge: Omit<Tables['desk_challenge'], 'id'>): Promise<string> {
  const id = randomUUID()
  await query
    .insertInto('desk_challenge')
    .values({ id, ...challenge })
    .execute()
  return id
}

/** The challenge of an id, once: whoever asks has used it up. */
export function takeChallenge(query: Query, id: string) {
  return query.deleteFrom('desk_challenge').where('id', '=', id).returningAll().executeTakeFirst()
}

export async function forgetOldFactors(query: Query, now: Date, oldestStep: number): Promise<void> {
  await query.deleteFrom('desk_challenge').where('expires_at', '<=', now.toISOString()).execute()
  await query.deleteFrom('desk_used_code').where('step', '<', oldestStep).execute()
}
