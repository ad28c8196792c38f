// The SQL of completions: one row each, added and never changed.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type {} from './progress-tables.server.ts'

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

export interface NewCompletion {
  accountId: string
  lessonKey: string
  at: Date
}

/** Adds completions, also of several accounts; those that are there already stay as they are. */
export async function addCompletions(query: Kysely<Tables>, completions: NewCompletion[]): Promise<void> {
  if (completions.length === 0) return
  // Always in one order: two processes that add the same ones would else wait for each other.
  const rows = completions
    .map(({ accountId, lessonKey, at }) => ({
      account_id: accountId,
      lesson_key: lessonKey,
      created_at: at.toISOString(),
    }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  await query
    .insertInto('completion')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'lesson_key']).doNothing())
    .execute()
}

function placeOf({ account_id, lesson_key }: { account_id: string; lesson_key: string }): string {
  return `${account_id} ${lesson_key}`
}
