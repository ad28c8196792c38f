// How often people may write to us.
import type { Limit } from '#src/platform/http/rate-limit.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const IDEAS_NETWORK: Limit = { name: 'ideas-network', max: 20, seconds: HOUR }
export const COMPLAINTS_NETWORK: Limit = { name: 'complaints-network', max: 10, seconds: HOUR }
/** The operator hears of waiting complaints this often, however many processes there are. */
export const WAITING_LOG: Limit = { name: 'complaints-waiting-log', max: 1, seconds: DAY }
