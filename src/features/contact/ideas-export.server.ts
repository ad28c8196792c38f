// Ideas for the roadmap, for the monthly look through them.
import { toCsv } from '#src/platform/csv.ts'
import type { Services } from '#src/platform/services.ts'
import { listIdeas } from './contact.queries.server.ts'

/** All ideas as CSV, oldest first. */
export async function exportIdeasCsv({ database }: Pick<Services, 'database'>): Promise<string> {
  const rows = await listIdeas(database.query)
  return toCsv([['time', 'idea'], ...rows.map(({ created_at, idea }) => [created_at, idea])])
}
