// What an operator watches, as Prometheus reads it: mails, jobs, the backup, readers, and what the doctor finds.
import { mkdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { OTHERS } from '#src/server/features.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { addReaders } from '../../../testing/mail/newsletter-readers.ts'
import { queueMail } from '../mail/outbox.ts'
import { noteBackup } from './installation.ts'
import { startMetricsServer } from './metrics-server.ts'

async function readMetrics({ services }: TestApp): Promise<string> {
  const config = { ...services.config, metrics: { host: '127.0.0.1', port: 0 } }
  const stop = await startMetricsServer({ ...services, config }, OTHERS)
  const told = await services.metrics.text()
  stop()
  return told
}

test('mails that wait and mails that were given up are counted apart', async () => {
  await using app = await createTestApp()
  const { services } = app
  const { query } = services.database
  for (const name of ['ann', 'ben', 'cai']) {
    const words = { to: `${name}@family.example`, subject: 'x', text: 'x', html: 'x' }
    expect(await queueMail(query, services, { ...words, kind: 'x', share: 'other', accountId: null })).toBe(true)
  }
  const one = await query.selectFrom('job').select('id').executeTakeFirstOrThrow()
  await query.updateTable('job').set({ failed_at: services.clock().toISOString() }).where('id', '=', one.id).execute()
  const told = await readMetrics(app)
  expect(told).toMatch(/^handrail_mails_waiting 2$/m)
  expect(told).toMatch(/^handrail_mails_failed 1$/m)
})

test("the metrics show the backup's age, free disk space, the database and each finding", async () => {
  await using app = await createTestApp()
  const { services } = app
  await mkdir(services.config.dataDir)
  await addReaders(services, 3)
  await noteBackup(services.database.query, new Date(services.clock().getTime() - 3_600_000), 'somewhere')
  const told = await readMetrics(app)
  expect(told).toMatch(/^handrail_backup_age_seconds 3600$/m)
  expect(told).toMatch(/^handrail_finding_red\{what="backup"\} 0$/m)
  expect(told).toMatch(/^handrail_finding_red\{what="database"\} 0$/m)
  expect(told).toMatch(/^handrail_newsletter_readers\{state="active"\} 3$/m)
  expect(told).toMatch(/^handrail_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  expect(told).toMatch(/^handrail_newsletter_issues_ahead \d+$/m)
  expect(told).toMatch(/^handrail_jobs\{lane="account",state="waiting"\} 0$/m)
  expect(told).toMatch(/^handrail_job_late_seconds 0$/m)
  for (const name of ['disk_free_bytes', 'disk_size_bytes', 'database_size_bytes']) {
    expect(told).toMatch(new RegExp(`^handrail_${name} [1-9]`, 'm'))
  }
  expect(told).toMatch(/^handrail_database_answer_seconds [\d.e-]+$/m)
})
