// The SQL of completions: one row each, added and never changed.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'

/** What an account has completed, oldest first. */
export async function listCompletions(query: Kysely<Tables>, accountId: string) {
  return query
    .selectFrom('completion')
    .select(['lesson_key', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('lesson_key')
    .execute()
}

/** Adds completions; those that are there already stay as they are. */
export async function addCompletions(
  query: Kysely<Tables>,
  accountId: string,
  lessonKeys: string[],
  now: Date,
): Promise<void> {
  if (lessonKeys.length === 0) return
  await query
    .insertInto('completion')
    .values(lessonKeys.map((key) => ({ account_id: accountId, lesson_key: key, created_at: now.toISOString() })))
    .onConflict((conflict) => conflict.columns(['account_id', 'lesson_key']).doNothing())
    .execute()
}
