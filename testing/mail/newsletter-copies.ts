// Copies of an issue for a test, in the state in which the sender would have left them.
import type { Insertable, Kysely } from 'kysely'
import { takeIssue } from '#src/features/newsletter/issues/newsletter-issues.queries.server.ts'
import type { DeliveryTable } from '#src/features/newsletter/newsletter-tables.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Copy = Insertable<DeliveryTable>

/** When copies were made, and their turn came, unless a test says otherwise. */
export const COPIED_AT = new Date('2026-11-20T20:00:00Z')

/** Adds copies by the ids of their readers. The issue comes into being with its first one. */
export async function addCopies(
  query: Kysely<Tables>,
  issue: string,
  copies: Record<string, Pick<Copy, 'state'> & Partial<Copy>>,
): Promise<void> {
  await takeIssue(query, issue, null, COPIED_AT)
  const time = COPIED_AT.toISOString()
  for (const [subscriber_id, copy] of Object.entries(copies)) {
    await query
      .insertInto('delivery')
      .values({ issue, subscriber_id, due_at: time, created_at: time, ...copy })
      .execute()
  }
}

/** All copies of an issue by the ids of their readers. */
export async function readCopies(query: Kysely<Tables>, issue: string) {
  const rows = await query.selectFrom('delivery').selectAll().where('issue', '=', issue).execute()
  return Object.fromEntries(rows.map(({ issue: _, subscriber_id, ...copy }) => [subscriber_id, copy]))
}
