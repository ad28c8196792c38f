// The SQL of issues: which were frozen, in which weekly slot, how far they are. And of this database's identity.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { copiesInHand, copiesQueued } from '../sending/copies-by-state.queries.server.ts'

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

/** Done when nothing waits and nothing is in hand. @returns whether it was done by this */
export async function markFinished(query: Query, slug: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('newsletter_issue')
    .set({ finished_at: now.toISOString() })
    .where('slug', '=', slug)
    .where('finished_at', 'is', null)
    .where(({ not, exists }) => not(exists(copiesQueued(query, slug).select('subscriber_id'))))
    .where(({ not, exists }) => not(exists(copiesInHand(query, slug).select('subscriber_id'))))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @param since from when it is stopped, or null to resume */
export async function setStopped(query: Query, slug: string, since: Date | null): Promise<void> {
  await query
    .updateTable('newsletter_issue')
    .set({ stopped_at: since?.toISOString() ?? null })
    .where('slug', '=', slug)
    .execute()
}

/** The time for which an issue was stopped does not count as tries: waiting copies get a full day of tries again. */
export async function beginTriesAnew(query: Query, issue: string, now: Date): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ created_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('state', '=', 'queued')
    .execute()
}

export async function isStopped(query: Query, slug: string): Promise<boolean> {
  return typeof (await findIssueRow(query, slug))?.stopped_at === 'string'
}

/** Beside a `delivery` in the same statement: whether its issue is stopped. */
export function isIssueStopped(query: Query) {
  return query
    .selectFrom('newsletter_issue')
    .select(sql`1`.as('found'))
    .where('newsletter_issue.slug', '=', sql.ref<string>('delivery.issue'))
    .where('newsletter_issue.stopped_at', 'is not', null)
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

/** Whose copies failed, in order, and why; an erased reader has no address. */
export async function listFailures(query: Query, issue: string): Promise<{ address: string; reason: string }[]> {
  const rows = await query
    .selectFrom('delivery')
    .leftJoin('subscriber', 'subscriber.id', 'delivery.subscriber_id')
    .select(['subscriber.email', 'delivery.last_error'])
    .where('delivery.issue', '=', issue)
    .where('delivery.state', '=', 'failed')
    .orderBy('subscriber.email')
    .execute()
  return rows.map(({ email, last_error }) => ({ address: email ?? '(erased)', reason: last_error ?? '' }))
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
