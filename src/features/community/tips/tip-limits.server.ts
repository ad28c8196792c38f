// How often and how much of tips.

import { tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { TIPS_A_DAY } from './tip-choices.contract.ts'

/** Of a network, and of a device that says who it is: our pages do not, and count on the device. By day, so that nobody learns the hour at which a tip was written. */
export const TIPS_DAY: Limit = { name: 'tips-day', max: TIPS_A_DAY, seconds: DAY_SECONDS, byDay: true }
/** Of one network over all tips: whoever dislikes the whole list is heard, and cannot empty it. */
export const REPORTS_DAY: Limit = { name: 'tip-reports-day', max: 10, widerMax: 20, seconds: DAY_SECONDS, byDay: true }
/** Of one tip; the subject names both. The many networks of a /48 are one reader: they are handed out to one customer. */
export const TIP_REPORT: Limit = { name: 'tip-report', max: 1, widerMax: 1, seconds: 30 * DAY_SECONDS, byDay: true }

/** Of one network: asking what became of a tip, and taking it back. */
export const codeTries = tallyOfEachApp({ max: 300, seconds: 15 * 60 })

/** Tips that may wait to be read for the first time. */
export const QUEUE_MOST = 500
