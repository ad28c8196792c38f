// Removes what has served its purpose.
import { isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { forgetBounces } from './reports/bounces.queries.server.ts'
import { CODE_DAYS } from './subscription/newsletter-codes.server.ts'
import { forgetLookUps } from './subscription/reader-data.queries.server.ts'
import { forgetUnconfirmed } from './subscription/subscription.queries.server.ts'

/** How long an unconfirmed request is stored. */
const UNCONFIRMED_DAYS = 30
/** Three refusals for now count within 30 days; a report that comes a second time comes sooner than this. */
const BOUNCE_DAYS = 90
/** Long enough for a person who asks for a copy of their data once a year. */
const LOOK_UP_MONTHS = 13

/** May run as often as one likes. */
export async function tidyNewsletter(services: Services): Promise<void> {
  const { query } = services.database
  const daysAgo = (days: number) => new Date(services.clock().getTime() - days * DAY_MS)
  await forgetUnconfirmed(query, {
    askedUntil: daysAgo(UNCONFIRMED_DAYS - CODE_DAYS.confirm),
    left: daysAgo(UNCONFIRMED_DAYS),
  })
  await forgetBounces(query, daysAgo(BOUNCE_DAYS))
  await forgetLookUps(query, isoDayMonthsBefore(services.clock(), LOOK_UP_MONTHS))
}
