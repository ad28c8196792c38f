import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { listenToPlans } from '../../../../testing/database/listen-to-plans.ts'
import { TEST_ENGINE } from '../../../../testing/database/test-database.ts'
import { markFinished } from '../issues/newsletter-issues.queries.server.ts'
import { countDeliveries } from './copies-by-state.queries.server.ts'
import { countPutOff, hasAccepted, leaseDeliveries } from './deliveries.queries.server.ts'
import { countFailed } from './newsletter-bounces.queries.server.ts'
import { expireWaiting, freeLeasesOf, listClaimedBy } from './newsletter-workers.queries.server.ts'

const NOW = new Date('2026-11-14T09:00:00.000Z')

test('copies that wait, failed or are counted are found without a look at all others, of which there may be a million', async () => {
  // PostgreSQL goes by what it has counted, and through a small table whole.
  if (TEST_ENGINE === 'postgres') return
  await using app = await createTestApp()
  const { query, explain } = listenToPlans(app.services.database.query)
  const issue = 'an-issue'
  await leaseDeliveries({ ...app.services.database, query }, { issue, worker: 'w', count: 10, now: NOW, seconds: 60 })
  await expireWaiting(query, issue, NOW, NOW)
  await markFinished(query, issue, NOW)
  await hasAccepted(query, issue)
  await countDeliveries(query, issue)
  await countPutOff(query)
  await countFailed(query)
  await freeLeasesOf(query, 'w')
  await listClaimedBy(query, 'w')
  const ofCopies = (await explain()).filter((line) => /\bdelivery\b/.test(line))
  expect(ofCopies).toHaveLength(12)
  // Each of the three has the copies in some states and no other.
  expect(ofCopies.filter((line) => !/ INDEX delivery_(?:due|ended|sending)\b/.test(line))).toEqual([])
})
