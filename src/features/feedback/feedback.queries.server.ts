// The SQL of feedback on tools.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { FeedbackTable, Tables } from '#src/server/database/tables.ts'

export async function insertFeedback(
  query: Kysely<Tables>,
  feedback: Omit<FeedbackTable, 'id' | 'created_at'>,
  now: Date,
): Promise<void> {
  await query
    .insertInto('feedback')
    .values({ id: randomUUID(), ...feedback, created_at: now.toISOString() })
    .execute()
}

export async function listFeedbackOf(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('feedback')
    .select(['lesson_key', 'rating', 'comment', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** All feedback, oldest first, without who sent it. */
export async function listFeedback(query: Kysely<Tables>) {
  return query
    .selectFrom('feedback')
    .select(['created_at', 'lesson_key', 'rating', 'comment'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
