// How many people came and went, and how many addresses could not be reached, for the operators' figures: nowhere whose.
import type { Services } from '#src/platform/services.ts'
import { countBounces, countFailed } from './sending/newsletter-bounces.queries.server.ts'
import { countActive } from './subscribing/subscribers.queries.server.ts'
import { countEvents } from './subscribing/subscription-events.queries.server.ts'

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

/** Steps of subscriptions by week, without whose they are. @param mondays ISO days, oldest first */
export function readSubscriptionCounts(services: Pick<Services, 'database'>, mondays: string[]) {
  return countEvents(services.database.query, mondays)
}

/** How many people get the weekly tip now. */
export function countReaders(services: Pick<Services, 'database'>): Promise<number> {
  return countActive(services.database.query)
}
