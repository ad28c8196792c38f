// Addresses that could not be reached, for the operators' desk: how many, and nowhere whose (L7).
import type { Services } from '#src/platform/services.ts'
import { countBounces, countFailed } from './sending/newsletter-bounces.queries.server.ts'

export interface BounceWeeks {
  /** No such mailbox, or not for us: nothing more goes there. */
  hard: number[]
  /** Full, or away for now. */
  soft: number[]
  /** 'This is spam'. */
  complaint: number[]
}

/** Numbers for each week. @param mondays ISO days, oldest first */
export async function readBounceWeeks(
  { database }: Pick<Services, 'database'>,
  mondays: string[],
): Promise<BounceWeeks> {
  const rows = await countBounces(database.query, mondays)
  const of = (kind: keyof BounceWeeks) =>
    mondays.map((monday) => rows.find((row) => row.kind === kind && row.week === monday)?.count ?? 0)
  return { hard: of('hard'), soft: of('soft'), complaint: of('complaint') }
}

/** By issue: copies that failed at the door, and those of them that were refused for good. */
export function readFailed({ database }: Pick<Services, 'database'>) {
  return countFailed(database.query)
}
