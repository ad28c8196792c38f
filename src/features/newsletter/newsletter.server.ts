// Everything of the newsletter that the server needs to know: routes, what is held on a person, what runs by itself.

import type { Route, UserRoute } from '#src/platform/http/route.ts'
import { isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { forgetLookUps } from './desk/look-ups.queries.server.ts'
import { archiveRoutes } from './issues/archive.server.ts'
import { undoRoute, unsubscribeRoute } from './leaving/leaving.server.ts'
import { preferenceRoutes } from './leaving/preferences.server.ts'
import { forgetBounces } from './sending/newsletter-bounces.queries.server.ts'
import { forgetUnconfirmed } from './subscribing/subscribers.queries.server.ts'
import {
  CONFIRM_DAYS,
  checkRoute,
  confirmRoute,
  readersRoute,
  resubscribeRoute,
  subscribeRoute,
} from './subscribing/subscribing.server.ts'

/** How long an unconfirmed request is stored. */
const UNCONFIRMED_DAYS = 30
/** Three refusals for now count within 30 days; a report that comes a second time comes sooner than this. */
const BOUNCE_DAYS = 90
/** Long enough for a person who asks for a copy of their data once a year. */
const LOOK_UP_MONTHS = 13

export const publicNewsletterRoutes: Route[] = [
  subscribeRoute,
  unsubscribeRoute,
  resubscribeRoute,
  confirmRoute,
  undoRoute,
  readersRoute,
  ...preferenceRoutes,
  ...archiveRoutes,
]

export const userNewsletterRoutes: UserRoute[] = [checkRoute]

/** Removes what has served its purpose, and remembers beside the database what has been sent. May run as often as one likes. */
export async function tidyNewsletter(services: Services): Promise<void> {
  const { query } = services.database
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * DAY_MS)
  await forgetUnconfirmed(query, {
    askedUntil: daysAgo(UNCONFIRMED_DAYS - CONFIRM_DAYS),
    left: daysAgo(UNCONFIRMED_DAYS),
  })
  await forgetBounces(query, daysAgo(BOUNCE_DAYS))
  await forgetLookUps(query, isoDayMonthsBefore(services.clock(), LOOK_UP_MONTHS))
}
