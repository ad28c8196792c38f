// The SQL of issues: which were frozen, in which weekly slot, how far they are. And of this database's identity.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export async function findIssueRow(query: Query, slug: string) {
  return query.selectFrom('newsletter_issue').selectAll().where('slug', '=', slug).executeTakeFirst()
}

export async function listIssueRows(query: Query) {
  return query.selectFrom('newsletter_issue').selectAll().orderBy('created_at').execute()
}

/** Takes an issue, and a slot if it has one. @returns false when either was taken before, by whomever */
export async function takeIssue(query: Query, slug: string, slot: string | null, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('newsletter_issue')
    .values({ slug, slot, planned: 0, started_at: null, finished_at: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function setPlanned(query: Query, slug: string, planned: number): Promise<void> {
  await query.updateTable('newsletter_issue').set({ planned }).where('slug', '=', slug).execute()
}

/** From now on the archive shows it. */
export async function markStarted(query: Query, slug: string, now: Date): Promise<void> {
  await query
    .updateTable('newsletter_issue')
    .set({ started_at: now.toISOString() })
    .where('slug', '=', slug)
    .where('started_at', 'is', null)
    .execute()
}

/** @param since from when it is stopped, or null to resume */
export async function setStopped(query: Query, slug: string, since: Date | null): Promise<void> {
  await query
    .updateTable('newsletter_issue')
    .set({ stopped_at: since?.toISOString() ?? null })
    .where('slug', '=', slug)
    .execute()
}

export async function isStopped(query: Query, slug: string): Promise<boolean> {
  return typeof (await findIssueRow(query, slug))?.stopped_at === 'string'
}

/** Issues that are not done, the oldest first. */
export async function listOpenIssues(query: Query) {
  return query
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** Why the mail server takes nothing of an issue, or null while it does. */
export async function setProblem(query: Query, slug: string, problem: string | null): Promise<void> {
  await query
    .updateTable('newsletter_issue')
    .set({ problem })
    .where('slug', '=', slug)
    .where('problem', problem === null ? 'is not' : 'is distinct from', problem)
    .execute()
}

/** Which database this is, and since when it knows the newsletter: earlier slots are ignored. */
export async function findInstance(query: Query, now: Date) {
  await query
    .insertInto('newsletter_instance')
    .values({ id: randomUUID(), only: 1, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('only').doNothing())
    .execute()
  return query.selectFrom('newsletter_instance').selectAll().executeTakeFirstOrThrow()
}

/** Whether this database has known the newsletter before. */
export async function hasInstance(query: Query): Promise<boolean> {
  return (await query.selectFrom('newsletter_instance').select('id').executeTakeFirst()) !== undefined
}

/** Lets one transaction after the other continue, in all processes. */
export async function holdInstance(transaction: Query, now: Date): Promise<void> {
  await findInstance(transaction, now)
  await transaction.updateTable('newsletter_instance').set({ only: 1 }).execute()
}
