// So many readers who leave by a typed address within an hour are not parents changing their minds: from then on a
// departure needs a press in the mailbox.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { widenNetwork } from '#src/platform/http/client-address.ts'
import { type Limit, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import { countActiveUpTo } from './subscription.queries.server.ts'

/** How often the operator gets a warning about an open breaker. */
const BREAKER_LOG: Limit = { name: 'newsletter-breaker-log', max: 1, seconds: HOUR_SECONDS }

/** Readers who leave at once by addresses typed in one network: further ones from there need a mailed link. */
const DEPARTURES_NETWORK: Limit = { name: 'departures-network', max: 20, seconds: HOUR_SECONDS }
/** How many of those add to the count of all: one network alone must not block typed departures for all others. */
const COUNTED_DEPARTURES_NETWORK: Limit = { name: 'departures-counted-network', max: 5, seconds: HOUR_SECONDS }

/** Typed departures within an hour above which further ones need a mailed link, whatever the length of the list. */
const BREAKER_MOST = 50
/** A short list may lose this many in an hour by itself. */
const BREAKER_LEAST = 20
const BREAKER_SHARE = 0.02

/** From here on `breakerLimit` is the same, however many readers there are, so counting can stop there. */
const READERS_COUNTED = Math.ceil(BREAKER_MOST / BREAKER_SHARE)

/** @param readers how many get the newsletter now */
export function breakerLimit(readers: number): Limit {
  const max = Math.min(BREAKER_MOST, Math.max(BREAKER_LEAST, Math.ceil(readers * BREAKER_SHARE)))
  return { name: 'departures', max, seconds: HOUR_SECONDS }
}

/**
 * Whether a typed departure takes effect at once, and counts it. For an address that is no reader's it does the same work and
 * takes the count back, so that neither the breaker nor the time reveals who is one.
 */
export async function allowImmediateUnsubscribe(
  transaction: Kysely<Tables>,
  services: Services,
  client: Client,
  isReader: boolean,
): Promise<boolean> {
  // One line has many networks of IPv6: all of them together are one.
  const subject = widenNetwork(client.network) ?? client.network
  const ofNetwork = { limit: DEPARTURES_NETWORK, subject }
  const countedOfNetwork = { limit: COUNTED_DEPARTURES_NETWORK, subject }
  const ofAll = { limit: breakerLimit(await countActiveUpTo(transaction, READERS_COUNTED)), subject: 'all' }

  const hasRoom = await tryTakeLimit(transaction, services, ofNetwork)
  const counts = await tryTakeLimit(transaction, services, countedOfNetwork)
  const isClosed = await tryTakeLimit(transaction, services, ofAll)
  const leaves = isReader && hasRoom && isClosed
  await refundLimits(transaction, services, [
    ...(hasRoom && !leaves ? [ofNetwork] : []),
    ...(counts && !leaves ? [countedOfNetwork] : []),
    ...(isClosed && !(leaves && counts) ? [ofAll] : []),
  ])
  if (isReader && !leaves) await tellOperator(transaction, services, isClosed ? 'one network' : 'many networks')
  return leaves || !isReader
}

async function tellOperator(transaction: Kysely<Tables>, services: Services, from: string): Promise<void> {
  if (!(await tryTakeLimit(transaction, services, { limit: BREAKER_LOG, subject: from }))) return
  services.log.error('newsletter.breaker', 'Many readers were unsubscribed by typed addresses.', { from })
}
