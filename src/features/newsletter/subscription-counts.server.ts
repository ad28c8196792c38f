// How many people came and went, for the operator's figures.
import type { Services } from '#src/platform/services.ts'
import { countEvents } from './subscribing/subscription-events.queries.server.ts'

/** Steps of subscriptions by day, without whose they are. @param firstDay an ISO day */
export function readSubscriptionCounts(services: Pick<Services, 'database'>, firstDay: string) {
  return countEvents(services.database.query, firstDay)
}
