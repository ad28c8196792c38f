import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addCopies, COPIED_AT } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { countDeliveries } from '../sending/copies-by-state.queries.server.ts'
import {
  findInstance,
  findIssueRow,
  holdInstance,
  isStopped,
  listFailures,
  listIssueRows,
  listOpenIssues,
  markFinished,
  markStarted,
  setPlanned,
  setStopped,
  takeIssue,
} from './newsletter-issues.queries.server.ts'

const [FIRST, SECOND] = ['first-issue', 'second-issue']
const after = (seconds: number) => new Date(COPIED_AT.getTime() + seconds * 1_000)

test('an issue is taken once for ever, and a Saturday has one issue; by hand there is no Saturday', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const take = (slug: string, slot: string | null, seconds: number) => takeIssue(query, slug, slot, after(seconds))
  expect(await take(SECOND, '2026-11-21', 2)).toBe(true)
  expect(await take(SECOND, '2026-11-28', 3)).toBe(false)
  expect(await take(FIRST, '2026-11-21', 3)).toBe(false)
  expect([await take(FIRST, null, 1), await take('third-issue', null, 3)]).toEqual([true, true])
  await setPlanned(query, SECOND, 7)
  const rows = (await listIssueRows(query)).map(({ slug, slot, planned }) => [slug, slot, planned])
  expect(rows).toEqual([
    [FIRST, null, 0],
    [SECOND, '2026-11-21', 7],
    ['third-issue', null, 0],
  ])
  await close()
})

test('an issue begins once and ends once, when none of its copies waits or is on its way; the oldest open one comes first', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await takeIssue(query, SECOND, null, after(1))
  await takeIssue(query, FIRST, null, COPIED_AT)
  await addCopies(query, SECOND, { settled: { state: 'sent' }, other: { state: 'queued' } })
  const open = async () => (await listOpenIssues(query)).map(({ slug }) => slug)
  const timesOf = async (slug: string) => {
    const { started_at, finished_at } = (await findIssueRow(query, slug)) ?? {}
    return [started_at, finished_at]
  }
  for (const seconds of [10, 20]) await markStarted(query, SECOND, after(seconds))
  for (const [state, seconds] of [
    ['queued', 30],
    ['sending', 31],
    ['failed', 32],
    ['failed', 33],
  ] as const) {
    await query.updateTable('delivery').set({ state }).where('subscriber_id', '=', 'other').execute()
    expect(await open()).toEqual(seconds === 33 ? [FIRST] : [FIRST, SECOND])
    expect(await markFinished(query, SECOND, after(seconds))).toBe(seconds === 32)
  }
  expect(await timesOf(SECOND)).toEqual([after(10).toISOString(), after(32).toISOString()])
  expect(await timesOf(FIRST)).toEqual([null, null])
  await close()
})

test('one issue is stopped and goes on, and others do not notice', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  for (const slug of [FIRST, SECOND]) await takeIssue(query, slug, null, COPIED_AT)
  const stopped = async () => [await isStopped(query, FIRST), await isStopped(query, SECOND)]
  await setStopped(query, FIRST, after(1))
  expect([await stopped(), await isStopped(query, 'no-issue')]).toEqual([[true, false], false])
  expect((await findIssueRow(query, FIRST))?.stopped_at).toBe(after(1).toISOString())
  await setStopped(query, FIRST, null)
  expect(await stopped()).toEqual([false, false])
  await close()
})

test('copies are counted by what became of them, and those that failed are named with why; who was erased has no address', async () => {
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

test('a database is one and the same from the first time it is asked', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const first = await findInstance(query, COPIED_AT)
  expect(first.created_at).toBe(COPIED_AT.toISOString())
  expect(await findInstance(query, after(60))).toEqual(first)
  await close()
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
