// Ideas for the roadmap, for whoever reads them: by day, and nothing says whose (L8). The command and the desk ask the same functions.
import type { Kysely } from 'kysely'
import { toCsv } from '#src/platform/csv.ts'
import type { DayRange } from '#src/platform/database/day-range.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { countOpenIdeas, listIdeas, listOpenIdeas, markIdeaDealtWith } from './contact.queries.server.ts'

type WithDatabase = Pick<Services, 'database'>

/** Read at a time: more nobody deals with in one sitting. */
const IDEAS_AT_ONCE = 100

/** How many nobody has dealt with yet. */
export function countWaitingIdeas({ database }: WithDatabase): Promise<number> {
  return countOpenIdeas(database.query)
}

/** Those, the newest day first, a hundred at most. */
export async function readWaitingIdeas({ database }: WithDatabase) {
  return listOpenIdeas(database.query, IDEAS_AT_ONCE)
}

/** False when there is no such idea, or somebody has dealt with it. @param query the transaction that notes the act */
export function dealWithIdea(query: Kysely<Tables>, { clock }: Pick<Services, 'clock'>, id: string): Promise<boolean> {
  return markIdeaDealtWith(query, id, isoDay(clock()))
}

/** Ideas of some days, or all, as CSV with a line each; the oldest day first. */
export async function exportIdeas(query: Kysely<Tables>, range?: DayRange): Promise<{ csv: string; rows: number }> {
  const ideas = await listIdeas(query, range)
  return { csv: toCsv([['day', 'idea'], ...ideas.map(({ day, idea }) => [day, idea])]), rows: ideas.length }
}
