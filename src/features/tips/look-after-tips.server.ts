// What happens to tips without a request: moderators hear of what waits too long (M15), and old ones go.
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { listTipQueue } from './judge-tips.server.ts'
import { LATE_TIPS_NOTE } from './tip-limits.server.ts'
import { isoMonthBefore } from './tip-months.server.ts'
import { deleteOldTips } from './tips.queries.server.ts'

/** How long a tip is kept, and a refused one, whose writer may still ask why. The privacy policy says so too. */
const KEPT_MONTHS = 24
const REFUSED_MONTHS = 1

/** Tells of tips that wait since yesterday or longer, once a day and without a word of them. */
export async function warnOfWaitingTips(services: Services): Promise<void> {
  const { query } = services.database
  const today = isoDay(services.clock())
  const queue = (await listTipQueue(query, services)).filter(({ waitsSince }) => waitsSince < today)
  if (queue.length === 0) return
  if (!(await tryTakeLimit(query, services, { limit: LATE_TIPS_NOTE, subject: 'tips' }))) return
  const danger = queue.filter((tip) => tip.danger).length
  const late = queue.filter((tip) => tip.late).length
  services.log.error('tips.waiting', undefined, { waiting: queue.length, danger, late })
}

export async function tidyTips({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteOldTips(database.query, isoMonthBefore(now, KEPT_MONTHS), isoMonthBefore(now, REFUSED_MONTHS))
}
