// SQL of invitations to the desk.
import type { Kysely } from 'kysely'
import type { OperatorInvitationTable } from '#src/platform/database/tables/operator-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { OperatorRole } from '#src/shared/operators.ts'

type Query = Kysely<Tables>

/** Stores an invitation, which replaces earlier ones to the same address. */
export async function replaceInvitation(query: Query, invitation: OperatorInvitationTable): Promise<void> {
  await forgetInvitationsTo(query, invitation.canonical_email)
  await query.insertInto('operator_invitation').values(invitation).execute()
}

export async function forgetInvitationsTo(query: Query, canonicalEmail: string): Promise<void> {
  await query.deleteFrom('operator_invitation').where('canonical_email', '=', canonicalEmail).execute()
}

export async function forgetInvitationsOf(query: Query, role: OperatorRole): Promise<void> {
  await query.deleteFrom('operator_invitation').where('role', '=', role).execute()
}

export async function forgetInvitationsBy(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('operator_invitation').where('invited_by', '=', accountId).execute()
}

export function findInvitation(query: Query, codeHash: string, now: Date) {
  return query
    .selectFrom('operator_invitation')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Uses up an invitation. @returns undefined for every request but the first */
export function takeInvitation(query: Query, codeHash: string, now: Date) {
  return query
    .deleteFrom('operator_invitation')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst()
}

/** @returns false when the invitation was used or has expired */
export async function forgetInvitation(query: Query, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('operator_invitation')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function forgetOldInvitations(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('operator_invitation').where('expires_at', '<=', now.toISOString()).execute()
}

export function listInvitations(query: Query, now: Date) {
  return query
    .selectFrom('operator_invitation')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute()
}
