// A body that is refused has been read and parsed before any limit of a rule counts it. A network that sends hundreds of them is
// turned away before the next one is read.
import type { MiddlewareHandler } from 'hono'
import { findNetwork } from '#src/platform/http/client.ts'
import { createNetworkTally, refuseWaiting } from '#src/platform/http/network-tally.ts'
import type { Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'

/** A school behind one address makes fewer mistakes. */
const REFUSED_BODIES = { max: 600, seconds: 15 * 60 }

export function limitRefusedBodies(services: Services): MiddlewareHandler<{ Variables: Variables }> {
  const refused = createNetworkTally(REFUSED_BODIES, services.clock)
  return async (context, next) => {
    const { method, raw } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const network = findNetwork(raw.headers, context.env, services)
    refuseWaiting(refused, network)
    await next()
    if (context.res.status === 400) refused.add(network)
  }
}
