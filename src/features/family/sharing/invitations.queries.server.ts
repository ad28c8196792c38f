// The SQL of invitations into shared notebooks.
import type { Kysely } from 'kysely'
import type { NotebookInvitationTable } from '#src/platform/database/tables/notebook-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

/** False when there is one with this hash already. */
export async function insertInvitation(
  query: Query,
  invitation: Omit<NotebookInvitationTable, 'used'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('notebook_invitation')
    .values({ ...invitation, used: 0 })
    .onConflict((conflict) => conflict.column('invitation_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findInvitation(
  query: Query,
  invitationHash: string,
): Promise<NotebookInvitationTable | undefined> {
  return query
    .selectFrom('notebook_invitation')
    .selectAll()
    .where('invitation_hash', '=', invitationHash)
    .executeTakeFirst()
}

/** What it held goes at once; that it was used stays known until its time is over. */
export async function emptyInvitation(query: Query, invitationHash: string): Promise<void> {
  await query
    .updateTable('notebook_invitation')
    .set({ used: 1, preview: null, parcel: null })
    .where('invitation_hash', '=', invitationHash)
    .execute()
}

export async function deleteInvitation(query: Query, invitationHash: string): Promise<void> {
  await query.deleteFrom('notebook_invitation').where('invitation_hash', '=', invitationHash).execute()
}

export async function deleteInvitationsOf(query: Query, notebookId: string): Promise<void> {
  await query.deleteFrom('notebook_invitation').where('notebook_id', '=', notebookId).execute()
}

/** @param day ISO day */
export async function deleteInvitationsEndedBefore(query: Query, day: string): Promise<void> {
  await query.deleteFrom('notebook_invitation').where('ends_on', '<', day).execute()
}
