// How often and how much of shared plans. What is counted by a plan is counted in memory only: a row would say to the second when
// somebody wrote.
import { tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'

const MINUTE = 60

/** By day, so that nobody learns at which hour a plan was first shared. */
export const PLANS_DAY: Limit = { name: 'plans-day', max: 10, widerMax: 50, seconds: DAY_SECONDS, byDay: true }
/** The operator hears of it this often, however many processes there are. */
export const NO_ROOM_LOG: Limit = { name: 'plans-room-log', max: 1, seconds: DAY_SECONDS, byDay: true }

/** Of one plan and network: a home with six open tabs asks 72 times. */
export const askings = tallyOfEachApp({ max: 600, seconds: MINUTE })
/** Of one plan and network. */
export const writings = tallyOfEachApp({ max: 120, seconds: MINUTE })
/** Of one plan, whatever links it has had, and network; counted once it has moved. */
export const moves = tallyOfEachApp({ max: 10, seconds: DAY_SECONDS })
/** Of one network: links that open nothing. A device whose link has ended asks once for each page that is opened. */
export const wrongTokens = tallyOfEachApp({ max: 1_200, seconds: 15 * MINUTE })

/** Bytes of updates in one answer, unless a single one is larger. */
export const ANSWER_BYTES = 256 * 1024
