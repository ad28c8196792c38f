// SQL of the sessions at the desk, and of the devices that were there before.
import type { Kysely } from 'kysely'
import type { DeskSessionTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

/** @param idleSince ISO; who did nothing since is signed out */
export function findSession(query: Query, sidHash: string, now: string, idleSince: string) {
  return query
    .selectFrom('desk_session')
    .innerJoin('desk_operator', 'desk_operator.id', 'desk_session.operator_id')
    .select(['desk_session.id as session_id', 'desk_session.last_used_at', 'desk_session.expires_at'])
    .select(['desk_operator.id', 'desk_operator.email', 'desk_operator.role'])
    .select(['desk_operator.totp_sealed', 'desk_operator.password_hash'])
    .where('desk_session.sid_hash', '=', sidHash)
    .where('desk_session.expires_at', '>', now)
    .where('desk_session.last_used_at', '>', idleSince)
    .where('desk_operator.left_at', 'is', null)
    .executeTakeFirst()
}

/** The newest use first. @param idleSince ISO */
export function listSessions(query: Query, now: string, idleSince: string) {
  return query
    .selectFrom('desk_session')
    .select(['id', 'operator_id', 'device', 'last_used_at'])
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('last_used_at', 'desc')
    .execute()
}

export async function addSession(query: Query, session: DeskSessionTable): Promise<void> {
  await query.insertInto('desk_session').values(session).execute()
}

export async function noteSessionUse(query: Query, id: string, now: string): Promise<void> {
  await query.updateTable('desk_session').set({ last_used_at: now }).where('id', '=', id).execute()
}

export async function endSession(query: Query, id: string): Promise<void> {
  await query.deleteFrom('desk_session').where('id', '=', id).execute()
}

export async function endSessionOf(query: Query, sidHash: string): Promise<void> {
  await query.deleteFrom('desk_session').where('sid_hash', '=', sidHash).execute()
}

/** Everywhere but where they are now. */
export async function endOtherSessions(query: Query, operatorId: string, sessionId: string): Promise<void> {
  await query.deleteFrom('desk_session').where('operator_id', '=', operatorId).where('id', '!=', sessionId).execute()
}

export async function forgetOldSessions(query: Query, now: string, idleSince: string): Promise<void> {
  await query
    .deleteFrom('desk_session')
    .where(({ or, eb }) => or([eb('expires_at', '<=', now), eb('last_used_at', '<=', idleSince)]))
    .execute()
}

/** False when the device was here before. */
export async function addDevice(query: Query, operatorId: string, deviceHash: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('desk_device')
    .values({ operator_id: operatorId, device_hash: deviceHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
