// The limits of requests to the newsletter.

import type { Limit } from '#src/platform/http/rate-limit.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/duration.ts'

/** Links to leave that one mailbox gets while the breaker is open. */
export const LEAVE_MAILS_DAY: Limit = { name: 'leave-mails-day', max: 1, seconds: DAY_SECONDS }
/** Notes about one departure. */
export const LEFT_NOTE: Limit = { name: 'left-note', max: 1, seconds: HOUR_SECONDS }
/** Addresses typed into any of the forms from one network. */
export const TYPED_NETWORK: Limit = { name: 'newsletter-network', max: 60, seconds: HOUR_SECONDS }
/** Links to confirm asked for from one network at one domain: a parents' evening is less, a list of invented names is more. */
export const TYPED_DOMAIN: Limit = { name: 'newsletter-domain', max: 30, seconds: HOUR_SECONDS }
/** From here on the hidden field counts: people leave it empty. */
export const FILLED_NETWORK: Limit = { name: 'newsletter-network-filled', max: 5, seconds: HOUR_SECONDS }
/** Codes of mailed links tried from one network. */
export const NEWSLETTER_CODES_NETWORK: Limit = { name: 'newsletter-codes-network', max: 120, seconds: 15 * 60 }
/** Signatures of the bounce webhook that fit nothing, from one network, in each process. */
export const WRONG_SIGNATURES = { max: 300, seconds: 15 * 60 }
/** Codes of one-click links that are none of ours, from one network, in each process. */
export const WRONG_LEAVE_CODES = { max: 100, seconds: 15 * 60 }
/** How often the operator gets a warning about an open breaker. */
export const BREAKER_LOG: Limit = { name: 'newsletter-breaker-log', max: 1, seconds: HOUR_SECONDS }

/** Readers who leave at once by addresses typed in one network: further ones from there need a mailed link. */
export const DEPARTURES_NETWORK: Limit = { name: 'departures-network', max: 20, seconds: HOUR_SECONDS }
/** How many of those add to the count of all: one network alone must not block typed departures for all others. */
export const COUNTED_DEPARTURES_NETWORK: Limit = { name: 'departures-counted-network', max: 5, seconds: HOUR_SECONDS }

/** Typed departures within an hour above which further ones need a mailed link, whatever the length of the list. */
const BREAKER_MOST = 50
/** A short list may lose this many in an hour by itself. */
const BREAKER_LEAST = 20
const BREAKER_SHARE = 0.02

/** From here on `breakerLimit` is the same, however many readers there are, so counting can stop there. */
export const READERS_COUNTED = Math.ceil(BREAKER_MOST / BREAKER_SHARE)

/** @param readers how many get the newsletter now */
export function breakerLimit(readers: number): Limit {
  const max = Math.min(BREAKER_MOST, Math.max(BREAKER_LEAST, Math.ceil(readers * BREAKER_SHARE)))
  return { name: 'departures', max, seconds: HOUR_SECONDS }
}
