// `/healthz`: the process lives. `/readyz`: it can serve, so send it traffic. Neither fetches or says anything else.
import type { Hono } from 'hono'
import type { Variables } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'

const [LIVES, READY] = ['/healthz', '/readyz'] as const
export const HEALTH_PATHS = [LIVES, READY]

/** How long the database may take to answer, in milliseconds. */
const PING_TIMEOUT_MS = 1_500

export function addHealthRoutes(app: Hono<{ Variables: Variables }>, services: Services): void {
  app.get(LIVES, (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))

  app.get(READY, async (context) => {
    const database = services.database.engine
    const answer = (status: 'ready' | 'stopping' | 'waiting for the database', code: 200 | 503) =>
      context.json({ status, database }, code, { 'Cache-Control': 'no-store' })
    if (services.stopping) return answer('stopping', 503)
    try {
      await services.database.ping(PING_TIMEOUT_MS)
      return answer('ready', 200)
    } catch (error) {
      services.log.error('readyz.database', error)
      return answer('waiting for the database', 503)
    }
  })
}
