// The SQL of processes that send: who lives, and what the dead leave behind.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

/** 'I am here.' */
export async function noteWorker(query: Query, id: string, now: Date): Promise<void> {
  const seen = { seen_at: now.toISOString() }
  await query
    .insertInto('newsletter_worker')
    .values({ id, ...seen, created_at: seen.seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
}

/** @param seenAfter from then on nobody can have been seen yet: it was written before the clock was set back (I13) */
export async function listDeadWorkers(query: Query, seenBefore: Date, seenAfter: Date): Promise<string[]> {
  const rows = await query
    .selectFrom('newsletter_worker')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('seen_at', '<', seenBefore.toISOString()), eb('seen_at', '>', seenAfter.toISOString())]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function forgetWorker(query: Query, id: string): Promise<void> {
  await query.deleteFrom('newsletter_worker').where('id', '=', id).execute()
}

/** What a process had claimed and not settled. */
export async function listClaimedBy(query: Query, worker: string) {
  return query
    .selectFrom('delivery')
    .select(['issue', 'subscriber_id'])
    .where('state', '=', 'sending')
    .where('worker', '=', worker)
    .execute()
}

/** Gives back what a process had only leased. */
export async function freeLeasesOf(query: Query, worker: string): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ leased_until: null })
    .where('state', '=', 'waiting')
    .where('worker', '=', worker)
    .where('leased_until', 'is not', null)
    .execute()
}

/** A claimed copy that certainly never left, of a process that is gone. */
export async function returnClaim(
  query: Query,
  { issue, subscriberId, worker }: { issue: string; subscriberId: string; worker: string },
): Promise<void> {
  await query
    .updateTable('delivery')
    .set({ state: 'waiting', leased_until: null })
    .where('issue', '=', issue)
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'sending')
    .where('worker', '=', worker)
    .execute()
}

/** What was tried since `before` without success has failed. @returns whose, and what the mail server answered last */
export async function expireWaiting(query: Query, issue: string, before: Date, now: Date) {
  return query
    .updateTable('delivery')
    .set({ state: 'failed', leased_until: null, finished_at: now.toISOString() })
    .where('issue', '=', issue)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('created_at', '<', before.toISOString())
    .returning(['subscriber_id', 'last_code'])
    .execute()
}
