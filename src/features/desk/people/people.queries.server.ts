// SQL of who may come to the desk: operators and those who are invited.
import type { Kysely } from 'kysely'
import type { DeskInvitationTable, DeskOperatorTable } from '#src/platform/database/tables/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export function findOperatorByEmail(query: Query, canonicalEmail: string) {
  return query
    .selectFrom('desk_operator')
    .selectAll()
    .where('canonical_email', '=', canonicalEmail)
    .where('left_at', 'is', null)
    .executeTakeFirst()
}

export function listOperators(query: Query) {
  return query.selectFrom('desk_operator').selectAll().where('left_at', 'is', null).orderBy('created_at').execute()
}

export async function addOperator(query: Query, operator: DeskOperatorTable): Promise<void> {
  await query.insertInto('desk_operator').values(operator).execute()
}

export async function keepPassword(query: Query, id: string, passwordHash: string): Promise<void> {
  await query.updateTable('desk_operator').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** A better hash of the same password in the place of the one that was checked; where it has been changed meanwhile, nothing. */
export async function renewPasswordHash(query: Query, id: string, checked: string, better: string): Promise<void> {
  await query
    .updateTable('desk_operator')
    .set({ password_hash: better })
    .where('id', '=', id)
    .where('password_hash', '=', checked)
    .execute()
}

/** In the place of earlier ones to the same address. */
export async function replaceInvitation(query: Query, invitation: DeskInvitationTable): Promise<void> {
  await query.deleteFrom('desk_invitation').where('canonical_email', '=', invitation.canonical_email).execute()
  await query.insertInto('desk_invitation').values(invitation).execute()
}

export async function forgetInvitationsOf(query: Query, role: DeskInvitationTable['role']): Promise<void> {
  await query.deleteFrom('desk_invitation').where('role', '=', role).execute()
}

export function findInvitation(query: Query, codeHash: string, now: Date) {
  return query
    .selectFrom('desk_invitation')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Undefined for everybody but the one who was first. */
export function takeInvitation(query: Query, codeHash: string, now: Date) {
  return query
    .deleteFrom('desk_invitation')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
}

/** False when it was used, or is over. */
export async function forgetInvitation(query: Query, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('desk_invitation')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetOldInvitations(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('desk_invitation').where('expires_at', '<=', now.toISOString()).execute()
}

export function listInvitations(query: Query, now: Date) {
  return query
    .selectFrom('desk_invitation')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute()
}

/** False when there is no such session. */
export async function endSessionById(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('desk_session').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** False when nobody here has this id. */
export async function keepRole(query: Query, id: string, role: DeskOperatorTable['role']): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('desk_operator')
    .set({ role })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes every way in from somebody. Their address stays, for the log of acts. @returns false when nobody here has this id */
export async function letGo(query: Query, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('desk_operator')
    .set({ left_at: now.toISOString(), canonical_email: null, password_hash: null, totp_sealed: null })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  await query.deleteFrom('desk_session').where('operator_id', '=', id).execute()
  await query.deleteFrom('desk_passkey').where('operator_id', '=', id).execute()
  await query.deleteFrom('desk_recovery_code').where('operator_id', '=', id).execute()
  await query.deleteFrom('desk_device').where('operator_id', '=', id).execute()
  await query.deleteFrom('desk_backup_key').where('operator_id', '=', id).execute()
  return numUpdatedRows > 0n
}

/** Addresses by id, of those who have left and of those who are only invited too: for the log of acts. */
export async function listNames(query: Query): Promise<Map<string, string>> {
  const operators = await query.selectFrom('desk_operator').select(['id', 'email']).execute()
  const invited = await query.selectFrom('desk_invitation').select(['id', 'email']).execute()
  return new Map([...invited, ...operators].map(({ id, email }) => [id, email]))
}
