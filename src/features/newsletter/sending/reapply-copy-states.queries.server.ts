// After a restore: an issue that was being sent when the backup was made continues where it was last, not where the backup
// was, which would send a second copy to every reader who got one in between.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { findIssueRow, listOpenIssues, setStopped } from '../issues/newsletter-issues.queries.server.ts'

const AT_ONCE = 500

type Query = Kysely<Tables>

/** @param before the database of before, which is only read */
export async function reapplyCopyStates(transaction: Query, before: Query): Promise<void> {
  for (const { slug } of await listOpenIssues(transaction)) {
    const later = await findIssueRow(before, slug)
    if (later === undefined) continue
    await setStopped(transaction, slug, later.stopped_at === null ? null : new Date(later.stopped_at))
    for (let after = ''; ; ) {
      const ids = await listOpenCopies(transaction, slug, after)
      const last = ids.at(-1)
      if (last === undefined) break
      after = last
      for (const { subscriber_id, state, last_error, finished_at } of await listEndedCopies(before, slug, ids)) {
        await transaction
          .updateTable('delivery')
          .set({ state, last_error, finished_at })
          .where('issue', '=', slug)
          .where('subscriber_id', '=', subscriber_id)
          .execute()
      }
    }
  }
}

async function listOpenCopies(query: Query, issue: string, after: string): Promise<string[]> {
  const rows = await query
    .selectFrom('delivery')
    .select('subscriber_id')
    .where('issue', '=', issue)
    .where('state', 'in', ['queued', 'sending'])
    .where('subscriber_id', '>', after)
    .orderBy('subscriber_id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => row.subscriber_id)
}

/** Copies that were being sent may have arrived or not, so they are sent again, as after any crash. */
async function listEndedCopies(query: Query, issue: string, ids: string[]) {
  return query
    .selectFrom('delivery')
    .select(['subscriber_id', 'state', 'last_error', 'finished_at'])
    .where('issue', '=', issue)
    .where('subscriber_id', 'in', ids)
    .where('state', 'not in', ['queued', 'sending'])
    .execute()
}
