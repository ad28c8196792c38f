// `/metrics` on a port of its own, so that no proxy can show it to the world by mistake.
import { statfs } from 'node:fs/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import type { OtherFeatures } from '../feature.ts'
import { countJobs, findOldestDue } from '../jobs/jobs.ts'
import { explainListenFailure } from '../listen-failure.ts'
import { countMails } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import { VERSION } from '../version.ts'
import { examineAgain } from './examine-again.ts'
import { measureDatabase } from './figure-checks.ts'
import { backedUpUntil } from './installation.ts'
import type { WatchedFigure } from './watched-figure.ts'

/** Prometheus comes every few seconds; the mail server is not asked as often. */
const FINDINGS_FRESH_MS = 5 * MINUTE_MS

type Others = Pick<OtherFeatures, 'doctorChecks' | 'describeBuild' | 'figures'>

/** Starts listening when the settings name a port. @returns what stops it */
export async function startMetricsServer(services: Services, others: Others): Promise<() => void> {
  const { metrics, config } = services
  if (config.metrics === undefined) return () => {}
  for (const { name, help, labels, read } of [...platformFigures(others), ...others.figures]) {
    metrics.watch(name, help, () => read(services), labels)
  }
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

function platformFigures(others: Others): WatchedFigure[] {
  return [
    {
      name: 'handrail_build_info',
      help: 'Which version runs',
      labels: ['version'],
      read: async () => [{ labels: { version: VERSION }, value: 1 }],
    },
    {
      name: 'handrail_finding_red',
      help: 'What npm run doctor finds: 1 for what needs an operator',
      labels: ['what'],
      async read(services) {
        const findings = await examineAgain(services, others, FINDINGS_FRESH_MS)
        // Several may have one name; one of them is enough.
        return [...Map.groupBy(findings, ({ what }) => what)].map(([what, all]) => ({
          labels: { what },
          value: Number(all.some(({ ok }) => !ok)),
        }))
      },
    },
    {
      name: 'handrail_backup_age_seconds',
      help: 'Since the last backup; where there was none, since the first start',
      async read({ database, clock }) {
        const until = await backedUpUntil(database.query)
        return until === null ? Number.NaN : (clock().getTime() - until.getTime()) / SECOND_MS
      },
    },
    {
      name: 'handrail_disk_free_bytes',
      help: 'Room on the disk of DATA_DIR that the server may use',
      read: async ({ config }) => {
        const { bavail, bsize } = await statfs(config.dataDir)
        return bavail * bsize
      },
    },
    {
      name: 'handrail_disk_size_bytes',
      help: 'The disk of DATA_DIR',
      read: async ({ config }) => {
        const { blocks, bsize } = await statfs(config.dataDir)
        return blocks * bsize
      },
    },
    {
      name: 'handrail_database_size_bytes',
      help: 'The database',
      read: ({ database }) => measureDatabase(database),
    },
    {
      name: 'handrail_database_answer_seconds',
      help: 'How long the database takes to say that it is there',
      async read({ database }) {
        const begun = performance.now()
        await database.ping()
        return (performance.now() - begun) / SECOND_MS
      },
    },
    {
      name: 'handrail_mails_waiting',
      help: 'Mails that are still to be sent',
      read: (services) => countMails(services, 'waiting'),
    },
    {
      name: 'handrail_mails_failed',
      help: 'Mails that were given up',
      read: (services) => countMails(services, 'failed'),
    },
    {
      name: 'handrail_jobs',
      help: 'Work in the queue by lane: what waits, and what was given up in the last days',
      labels: ['lane', 'state'],
      read: async (services) =>
        (await countJobs(services)).flatMap(({ lane, waiting, failed }) => [
          { labels: { lane, state: 'waiting' }, value: waiting },
          { labels: { lane, state: 'failed' }, value: failed },
        ]),
    },
    {
      name: 'handrail_job_late_seconds',
      help: 'Since when the oldest job in the queue should have begun',
      async read({ database, clock }) {
        const due = await findOldestDue(database.query, clock())
        return due === null ? 0 : (clock().getTime() - due.getTime()) / SECOND_MS
      },
    },
  ]
}
