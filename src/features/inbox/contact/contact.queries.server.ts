// The SQL of ideas and complaints.
import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { type DayRange, timesOf } from '#src/platform/database/day-range.ts'
import type { ComplaintTable } from '#src/platform/database/tables/contact-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'

type Query = Kysely<Tables>

/** Of a time: nothing finer leaves (L8). */
const DAY = sql<string>`substr(created_at, 1, 10)`

/** Whether the same words came since a time. */
export async function hasIdea(query: Query, idea: string, since: Date): Promise<boolean> {
  const known = await query
    .selectFrom('idea')
    .select('id')
    .where('created_at', '>=', since.toISOString())
    .where('idea', '=', idea)
    .executeTakeFirst()
  return known !== undefined
}

export async function insertIdea(query: Query, idea: string, now: Date): Promise<void> {
  await query.insertInto('idea').values({ id: randomUUID(), idea, created_at: now.toISOString() }).execute()
}

/** All ideas of some days, or of all; within a day in no order. */
export async function listIdeas(query: Query, range?: DayRange) {
  const times = range === undefined ? undefined : timesOf(range)
  return query
    .selectFrom('idea')
    .select([DAY.as('day'), 'idea'])
    .$if(times !== undefined, (ideas) =>
      ideas.where('created_at', '>=', times?.start ?? '').where('created_at', '<', times?.end ?? ''),
    )
    .orderBy(DAY)
    .orderBy('id')
    .execute()
}

/** Those that nobody has dealt with, the newest day first; within a day in no order. */
export async function listOpenIdeas(query: Query, most: number) {
  return query
    .selectFrom('idea')
    .select(['id', DAY.as('day'), 'idea'])
    .where('dealt_with_on', 'is', null)
    .orderBy(DAY, 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function countOpenIdeas(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('idea')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('dealt_with_on', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False when none waits by that id. @param day ISO day */
export async function markIdeaDealtWith(query: Query, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('idea')
    .set({ dealt_with_on: day })
    .where('id', '=', id)
    .where('dealt_with_on', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The reference of a complaint from the same mailbox in the same words since a time. */
export async function findSameComplaint(
  query: Query,
  { canonicalEmail, complaint, since }: { canonicalEmail: string; complaint: string; since: Date },
): Promise<string | undefined> {
  const known = await query
    .selectFrom('complaint')
    .select('reference')
    .where('canonical_email', '=', canonicalEmail)
    .where('created_at', '>=', since.toISOString())
    .where('complaint', '=', complaint)
    .executeTakeFirst()
  return known?.reference
}

export async function insertComplaint(query: Query, complaint: Insertable<ComplaintTable>): Promise<void> {
  await query.insertInto('complaint').values(complaint).execute()
}

/**
 * Those without an answer, the longest waiting first. The order names what is null in each of them: only so does PostgreSQL go by the
 * index, which has it in front.
 * @param most all of them, when it is not said
 */
export async function listOpenComplaints(query: Query, most?: number) {
  return query
    .selectFrom('complaint')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('answered_at')
    .orderBy('created_at')
    .orderBy('reference')
    .$if(most !== undefined, (open) => open.limit(most as number))
    .execute()
}

/** Of the same, the first few by their references alone. */
export async function listOpenReferences(query: Query, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('complaint')
    .select('reference')
    .where('answered_at', 'is', null)
    .orderBy('answered_at')
    .orderBy('created_at')
    .orderBy('reference')
    .limit(most)
    .execute()
  return rows.map(({ reference }) => reference)
}

/** How many those are: all, and those that came by a time, or before one. @param times ISO times */
export async function countOpenComplaints(
  query: Query,
  { urgentUntil, lateBefore }: Record<'urgentUntil' | 'lateBefore', string>,
) {
  const { open, urgent, late } = await query
    .selectFrom('complaint')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('open'),
      fn.countAll<number | string>().filterWhere('created_at', '<=', urgentUntil).as('urgent'),
      fn.countAll<number | string>().filterWhere('created_at', '<', lateBefore).as('late'),
    ])
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { open: Number(open), urgent: Number(urgent), late: Number(late) }
}

export async function findComplaint(query: Query, reference: string) {
  return query.selectFrom('complaint').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export async function listComplaintsOf(query: Query, canonicalEmail: string) {
  return query
    .selectFrom('complaint')
    .select(['reference', 'complaint', 'language', 'created_at', 'replied_on', 'answered_at', 'close_reason'])
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
    .set({ email: null, canonical_email: null, complaint: null, language: DEFAULT_LANGUAGE, close_reason: null })
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
