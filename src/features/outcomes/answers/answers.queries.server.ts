// The SQL of answers: counts by tool and week.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { OutcomeCountTable } from '../outcome-tables.server.ts'

type Query = Kysely<Tables>

export async function addOutcome(query: Query, answer: Omit<OutcomeCountTable, 'count'>): Promise<void> {
  await query
    .insertInto('outcome_count')
    .values({ ...answer, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['lesson_key', 'week', 'outcome']).doUpdateSet({ count: sql<number>`outcome_count.count + 1` }),
    )
    .execute()
}

/** @param firstWeek a Monday */
export async function listOutcomeCounts(query: Query, firstWeek: string): Promise<OutcomeCountTable[]> {
  return query.selectFrom('outcome_count').selectAll().where('week', '>=', firstWeek).execute()
}
