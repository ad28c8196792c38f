// SQL of who may come to the desk: operators and those who are invited.
import type { Kysely } from 'kysely'
import type { DeskInvitationTable, DeskOperatorTable } from '#src/platform/database/desk-tables.ts'
import type { Tables } from '#src/platform/database/tables.ts'

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

export async function forgetOldInvitations(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('desk_invitation').where('expires_at', '<=', now.toISOString()).execute()
}
