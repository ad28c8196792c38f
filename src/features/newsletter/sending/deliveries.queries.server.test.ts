import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { listenToPlans } from '../../../../testing/database/listen-to-plans.ts'
import { TEST_ENGINE } from '../../../../testing/database/test-database.ts'
import { addCopies } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { listIssueHeads } from '../issues/issues.server.ts'
import {
  countDeliveries,
  countFailed,
  findNextDue,
  hasSent,
  listFailures,
  markFinished,
  requeueSending,
  takeCopies,
} from './deliveries.queries.server.ts'
import { planIssue } from './plan-issue.server.ts'

const NOW = new Date('2026-11-14T09:00:00.000Z')

test('waiting, failed and counted copies are found without reading all the others', async () => {
  // PostgreSQL goes by what it has counted, and through a small table whole.
  if (TEST_ENGINE === 'postgres') return
  await using app = await createTestApp()
  const { query, explain } = listenToPlans(app.services.database.query)
  const issue = 'an-issue'
  await takeCopies(query, { issue, jobId: 'j', lockedBy: 'w' }, 10, NOW)
  await requeueSending(query, issue)
  await findNextDue(query, issue)
  await markFinished(query, issue, NOW)
  await hasSent(query, issue)
  await countDeliveries(query, issue)
  await countFailed(query)
  const ofCopies = (await explain()).filter((line) => /\bdelivery\b/.test(line))
  expect(ofCopies).toHaveLength(11)
  // Each of the three has the copies in some states and no other; those that are taken in hand are found by their key.
  expect(
    ofCopies.filter(
      (line) => !/ INDEX (?:delivery_(?:due|ended|sending)\b|\S+ \(issue=\? AND subscriber_id=\?\))/.test(line),
    ),
  ).toEqual([])
})

test('taking a copy finds its reader by id, and reads no other', async () => {
  // As above.
  if (TEST_ENGINE === 'postgres') return
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 3)
  const [head] = await listIssueHeads(services.database.query, 'en')
  const issue = head?.slug ?? ''
  await planIssue(services, issue)
  await services.database.query.updateTable('job').set({ locked_by: 'w' }).where('unique_key', '=', issue).execute()
  const job = await services.database.query
    .selectFrom('job')
    .select('id')
    .where('unique_key', '=', issue)
    .executeTakeFirstOrThrow()
  const { query, explain } = listenToPlans(services.database.query)
  const { copies } = await takeCopies(query, { issue, jobId: job.id, lockedBy: 'w' }, 10, services.clock())
  expect(copies).toHaveLength(3)
  const ofReaders = (await explain()).filter((line) => /\bsubscriber\b/.test(line))
  expect(ofReaders).toEqual([expect.stringMatching(/ \(id=\?\)$/)])
})

const [FIRST, SECOND] = ['first-issue', 'second-issue']

test('copies are counted by state, failed ones listed with reason, erased readers without address', async () => {
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
