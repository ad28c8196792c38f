// What was answered week by week, for the operator's figures (`npm run stats`).

import type { Services } from '#src/platform/services.ts'
import type { OutcomeCountTable, SurenessCountTable } from './outcome-tables.server.ts'
import { listOutcomeCounts, listSurenessCounts } from './outcomes.queries.server.ts'

export interface AnswerCounts {
  outcomes: OutcomeCountTable[]
  sureness: SurenessCountTable[]
}

/** @param firstDay a Monday, as an ISO day */
export async function readAnswerCounts(
  { database }: Pick<Services, 'database'>,
  firstDay: string,
): Promise<AnswerCounts> {
  return {
    outcomes: await listOutcomeCounts(database.query, firstDay),
    sureness: await listSurenessCounts(database.query, firstDay),
  }
}
