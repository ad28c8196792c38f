// Figures of the newsletter, for operators and for Prometheus: how many, never whose.
import type { WatchedFigure } from '#src/platform/operations/watched-figure.ts'
import type { Services } from '#src/platform/services.ts'
import { findIssuesAhead } from './issues/issues-ahead.server.ts'
import { listIssueRows } from './issues/newsletter-issues.queries.server.ts'
import { countDeliveries } from './sending/deliveries.queries.server.ts'
import { countActive, countByState, countEvents } from './subscription/subscription.queries.server.ts'

export const NEWSLETTER_FIGURES: WatchedFigure[] = [
  {
    name: 'handrail_newsletter_readers',
    help: 'Addresses of the weekly tip by state',
    labels: ['state'],
    read: async ({ database }) =>
      (await countByState(database.query)).map(({ state, count }) => ({ labels: { state }, value: Number(count) })),
  },
  {
    name: 'handrail_newsletter_copies',
    help: 'Copies of the newest issue by state',
    labels: ['state'],
    async read({ database }) {
      const rows = await listIssueRows(database.query)
      const newest = rows.at(-1)
      if (newest === undefined) return []
      const counts = Object.entries(await countDeliveries(database.query, newest.slug))
      return counts.map(([state, value]) => ({ labels: { state }, value }))
    },
  },
  {
    name: 'handrail_newsletter_issues_ahead',
    help: 'Issues that will still leave by themselves',
    read: async ({ database, clock }) => (await findIssuesAhead(database.query, clock())).count,
  },
]

/** Steps of subscriptions by week, without whose they are. @param mondays ISO days, oldest first */
export function readSubscriptionCounts(services: Pick<Services, 'database'>, mondays: string[]) {
  return countEvents(services.database.query, mondays)
}

/** How many people get the weekly tip now. */
export function countReaders(services: Pick<Services, 'database'>): Promise<number> {
  return countActive(services.database.query)
}
