// A report of a tip: a network counts once, two hide it until a moderator has looked, and so does one that speaks of danger.
// A reporter is known only as a keyed hash of the network, for thirty days, and shown to no person.
import { type Limit, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { addReport, changeTip, findTip } from './tips.queries.server.ts'

/** For one network over all tips: a reader who dislikes the whole list can report some, and cannot empty it. */
const REPORTS_DAY: Limit = { name: 'tip-reports-day', max: 10, widerMax: 20, seconds: DAY_SECONDS, byDay: true }
/** How often one network may report one tip; the subject names both. All networks of a /48 count as one reader: they belong to one customer. */
const TIP_REPORT: Limit = { name: 'tip-report', max: 1, widerMax: 1, seconds: 30 * DAY_SECONDS, byDay: true }
/** How many networks must report a tip to hide it. */
const REPORTS_THAT_HIDE = 2

interface Report {
  /** A person could come to harm. */
  danger: boolean
  network: string
}

/** Does nothing for a tip that is not shown, or was reported from there before. */
export async function takeReport(services: Services, id: string, { danger, network }: Report): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    if ((await findTip(transaction, id))?.state !== 'passed') return
    // This limit comes first, so that repeated presses use up no reports for other tips.
    const ofTip = { limit: TIP_REPORT, subject: `${id} ${network}` }
    if (!(await tryTakeLimit(transaction, services, ofTip))) return
    if (!(await tryTakeLimit(transaction, services, { limit: REPORTS_DAY, subject: network }))) {
      await refundLimits(transaction, services, [ofTip])
      return
    }
    const tip = await addReport(transaction, id, danger)
    if (tip === undefined) return
    const today = isoDay(services.clock())
    // A moderator has kept these words, so reports do not hide them, but a moderator reads them again.
    const kept = tip.kept_until !== null && tip.kept_until >= today
    const hides = !kept && (tip.danger === 1 || tip.reports >= REPORTS_THAT_HIDE)
    await changeTip(transaction, id, { waits_since: tip.waits_since ?? today, ...(hides && { state: 'hidden' }) })
  })
}
