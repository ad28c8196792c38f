// So many readers who leave by a typed address within an hour are not parents changing their minds: from then on a
// departure needs a press in the mailbox.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Client } from '#src/platform/http/client.ts'
import { widenNetwork } from '#src/platform/http/client-address.ts'
import { refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Services } from '#src/platform/services.ts'
import {
  BREAKER_LOG,
  breakerLimit,
  COUNTED_DEPARTURES_NETWORK,
  DEPARTURES_NETWORK,
  READERS_COUNTED,
} from '../newsletter-limits.server.ts'
import { countActiveUpTo } from '../subscribing/subscribers.queries.server.ts'

/**
 * Whether a typed departure takes effect at once, and counts it. For an address that is no reader's it does the same work and
 * takes the count back, so that neither the breaker nor the time reveals who is one.
 */
export async function mayLeaveAtOnce(
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
