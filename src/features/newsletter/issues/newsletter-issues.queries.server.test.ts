import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { COPIED_AT } from '../../../../testing/mail/newsletter-copies.ts'
import { findInstance, holdInstance } from './newsletter-issues.queries.server.ts'

test('freezing an audience and stopping an issue at the same moment happen one after the other', async () => {
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
