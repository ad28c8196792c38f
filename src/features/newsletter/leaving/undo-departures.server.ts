// Takes back a batch of departures that a stranger typed for others. Readers who left on purpose may be among
// them: the operator sees the addresses first, and every tip has its link to stop.

import type { Services } from '#src/platform/services.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { listTypedDepartures } from '../subscribing/subscription-events.queries.server.ts'
import { activate } from '../subscribing/subscription-state.server.ts'

/**
 * @param hours how far back
 * @param really false to look only
 * @returns the addresses of those who left by a typed address since then, and were given the tips back
 */
export async function undoDepartures(services: Services, hours: number, really: boolean): Promise<string[]> {
  const since = new Date(services.clock().getTime() - hours * HOUR_MS)
  return services.database.query.transaction().execute(async (transaction) => {
    const left = await listTypedDepartures(transaction, since)
    const undone = { event: 'undone', method: 'operator' } as const
    for (const subscriber of really ? left : []) await activate(transaction, services, subscriber, undone)
    return left.map(({ email }) => email)
  })
}
