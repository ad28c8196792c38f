// How many people subscribed and left, for the operators' figures, without names.
import type { Services } from '#src/platform/services.ts'
import { countActive } from './subscribing/subscribers.queries.server.ts'
import { countEvents } from './subscribing/subscription-events.queries.server.ts'

/** Steps of subscriptions by week, without whose they are. @param mondays ISO days, oldest first */
export function readSubscriptionCounts(services: Pick<Services, 'database'>, mondays: string[]) {
  return countEvents(services.database.query, mondays)
}

/** How many people get the weekly tip now. */
export function countReaders(services: Pick<Services, 'database'>): Promise<number> {
  return countActive(services.database.query)
}
