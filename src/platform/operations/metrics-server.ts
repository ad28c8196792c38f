// `/metrics` on a port of its own, so that no proxy can show it to the world by mistake.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { explainListenFailure } from '../listen-failure.ts'
import { countMails } from '../mail/outbox.ts'
import type { Services } from '../services.ts'

/** Starts listening when the settings name a port. @returns what stops it */
export async function startMetricsServer(services: Services): Promise<() => void> {
  const { metrics, config } = services
  if (config.metrics === undefined) return () => {}
  metrics.watch('handrail_mails_waiting', 'Mails in the outbox that are still to be sent', () =>
    countMails(services, 'waiting'),
  )
  metrics.watch('handrail_mails_failed', 'Mails in the outbox that were given up', () => countMails(services, 'failed'))
  const app = new Hono()
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }),
  )
  const { port, host: hostname } = config.metrics
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const server = serve({ fetch: app.fetch, port, hostname }, () => resolve())
  server.on('error', (error) => reject(explainListenFailure(error, 'METRICS_PORT')))
  await promise
  return () => server.close()
}
