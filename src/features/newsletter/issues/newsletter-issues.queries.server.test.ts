import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addCopies, COPIED_AT } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { countDeliveries } from '../sending/copies-by-state.queries.server.ts'
import { findInstance, holdInstance, listFailures } from './newsletter-issues.queries.server.ts'

const [FIRST, SECOND] = ['first-issue', 'second-issue']

test('copies are counted by state, failed ones are listed with the reason, and erased readers have no address', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const [one, two] = await Promise.all(
    (await addReaders(app.services, 2)).map(async (email) => (await findReader(app.services, email)).id),
  )
  await addCopies(query, FIRST, {
    [two as string]: { state: 'failed' },
    erased: { state: 'failed' },
    [one as string]: { state: 'failed', last_error: '550 5.1.1 gone' },
    gone: { state: 'skipped' },
    sent: { state: 'sent' },
  })
  await addCopies(query, SECOND, { gone: { state: 'failed' }, sent: { state: 'sent' } })
  const none = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0 }
  expect(await countDeliveries(query, FIRST)).toEqual({ ...none, failed: 3, skipped: 1, sent: 1 })
  expect(await countDeliveries(query, 'no-issue')).toEqual(none)
  const failed = await listFailures(query, FIRST)
  expect(failed.filter(({ address }) => address !== '(erased)')).toEqual([
    { address: 'r1@b.uk', reason: '550 5.1.1 gone' },
    { address: 'r2@b.uk', reason: '' },
  ])
  expect(failed).toHaveLength(3)
})

test('who freezes an audience and who stops an issue at that moment act one after the other', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await findInstance(query, COPIED_AT)
  const steps: string[] = []
  const act = () =>
    query.transaction().execute(async (transaction) => {
      await holdInstance(transaction, COPIED_AT)
      steps.push('begins')
      await setTimeout(50)
      steps.push('ends')
    })
  await Promise.all([act(), act()])
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends'])
  await close()
})
