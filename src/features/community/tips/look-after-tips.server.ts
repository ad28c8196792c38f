// What happens to tips without a request: moderators hear of what waits too long (M15), and old ones go.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { type CountedTips, countTipQueue } from './judge-tips.server.ts'
import { LATE_TIPS_NOTE } from './tip-limits.server.ts'
import { isoMonthBefore } from './tip-months.server.ts'
import { deleteOldTips } from './tips.queries.server.ts'

/** How long a tip is kept, and a refused one of before its last day was noted (`refuseTip`). The privacy policy says so too. */
const KEPT_MONTHS = 24
const REFUSED_MONTHS = 1

/** How many wait since yesterday or longer. Null when none does, or when whoever is to hear of it has heard of it today. */
export async function findWaitingTips(
  query: Kysely<Tables>,
  services: Services,
  hearer: 'log' | 'moderators',
): Promise<CountedTips | null> {
  const counted = await countTipQueue(query, services, isoDay(services.clock()))
  if (counted.waiting === 0) return null
  if (!(await tryTakeLimit(query, services, { limit: LATE_TIPS_NOTE, subject: hearer }))) return null
  return counted
}

/** For an operator without a desk, or whose moderators read no mail: a line in the log a day, without a word of the tips. */
export async function warnOfWaitingTips(services: Services): Promise<void> {
  const found = await findWaitingTips(services.database.query, services, 'log')
  if (found !== null) services.log.error('tips.waiting', undefined, { ...found })
}

export async function tidyTips({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteOldTips(database.query, {
    before: isoMonthBefore(now, KEPT_MONTHS),
    today: isoDay(now),
    refusedBefore: isoMonthBefore(now, REFUSED_MONTHS),
  })
}
