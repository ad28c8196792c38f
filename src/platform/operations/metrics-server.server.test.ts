// What an operator watches of the mails: how many wait, and how many were given up.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { queueMail } from '../mail/outbox.ts'
import { startMetricsServer } from './metrics-server.ts'

test('mails that wait are told apart from those that were given up', async () => {
  await using app = await createTestApp()
  const { services } = app
  const { query } = services.database
  for (const name of ['ann', 'ben', 'cai']) {
    const words = { to: `${name}@family.example`, subject: 'x', text: 'x', html: 'x' }
    expect(await queueMail(query, services, { ...words, kind: 'x', share: 'other', accountId: null })).toBe(true)
  }
  const one = await query.selectFrom('outbox_mail').select('id').executeTakeFirstOrThrow()
  await query
    .updateTable('outbox_mail')
    .set({ failed_at: services.clock().toISOString() })
    .where('id', '=', one.id)
    .execute()
  const config = { ...services.config, metrics: { host: '127.0.0.1', port: 0 } }
  const stop = await startMetricsServer({ ...services, config })
  const told = await services.metrics.text()
  stop()
  expect(told).toMatch(/^handrail_mails_waiting 2$/m)
  expect(told).toMatch(/^handrail_mails_failed 1$/m)
})
