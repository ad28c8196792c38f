// The SQL of ideas and complaints.
import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { ComplaintTable, Tables } from '#src/platform/database/tables.ts'

type Query = Kysely<Tables>

export async function insertIdea(query: Query, idea: string, now: Date): Promise<void> {
  await query.insertInto('idea').values({ id: randomUUID(), idea, created_at: now.toISOString() }).execute()
}

/** All ideas, oldest first. */
export async function listIdeas(query: Query) {
  return query.selectFrom('idea').select(['created_at', 'idea']).orderBy('created_at').orderBy('id').execute()
}

export async function insertComplaint(query: Query, complaint: Insertable<ComplaintTable>): Promise<void> {
  await query.insertInto('complaint').values(complaint).execute()
}

/** Those without an answer, the longest waiting first; `before` leaves out newer ones. */
export async function listOpenComplaints(query: Query, before?: Date) {
  return query
    .selectFrom('complaint')
    .selectAll()
    .where('answered_at', 'is', null)
    .$if(before !== undefined, (open) => open.where('created_at', '<=', (before as Date).toISOString()))
    .orderBy('created_at')
    .execute()
}

export async function findComplaint(query: Query, reference: string) {
  return query.selectFrom('complaint').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export async function listComplaintsOf(query: Query, canonicalEmail: string) {
  return query
    .selectFrom('complaint')
    .select(['reference', 'complaint', 'created_at', 'replied_on', 'answered_at', 'close_reason'])
    .where('canonical_email', '=', canonicalEmail)
    .orderBy('created_at')
    .execute()
}

/** False when it was closed before, or is not known. */
export async function markClosed(query: Query, reference: string, reason: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('complaint')
    .set({ answered_at: now.toISOString(), close_reason: reason })
    .where('reference', '=', reference)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when it is closed, or is not known. @param day ISO day */
export async function markRepliedTo(query: Query, reference: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('complaint')
    .set({ replied_on: day })
    .where('reference', '=', reference)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Leaves the reference and the times: enough to see that there was one, too little to say whose. */
export async function emptyComplaintsOf(query: Query, canonicalEmail: string): Promise<void> {
  await query
    .updateTable('complaint')
    .set({ email: null, canonical_email: null, complaint: null, close_reason: null })
    .where('canonical_email', '=', canonicalEmail)
    .execute()
}

export async function deleteIdeasBefore(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('idea').where('created_at', '<=', before.toISOString()).execute()
}

/** Complaints answered before a time. An open one stays, however old. */
export async function deleteComplaintsAnsweredBefore(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('complaint').where('answered_at', '<=', before.toISOString()).execute()
}
