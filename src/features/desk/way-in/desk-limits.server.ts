// How often the way to the desk may be tried.
import type { Limit } from '#src/platform/http/rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Wrong passwords or codes of one person from one network (L2). */
export const DESK_LOGIN_PAIR: Limit = { name: 'desk-login-pair', max: 5, seconds: 15 * MINUTE }
/** Wrong ones of one network over all people. */
export const DESK_LOGIN_NETWORK: Limit = { name: 'desk-login-network', max: 30, seconds: 15 * MINUTE }
/** Wrong codes after the right password, from anywhere: only who knows the password can use it up. */
export const DESK_WRONG_FACTORS: Limit = { name: 'desk-wrong-factors', max: 30, seconds: HOUR }
/** Codes of invitations tried from one network. */
export const DESK_JOIN_NETWORK: Limit = { name: 'desk-join-network', max: 60, seconds: 15 * MINUTE }
