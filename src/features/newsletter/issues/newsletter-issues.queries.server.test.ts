import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addCopies, COPIED_AT, readCopies } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { countDeliveries } from '../sending/copies-by-state.queries.server.ts'
import {
  findInstance,
  findIssueRow,
  holdInstance,
  isStopped,
  listAddresses,
  listIssueRows,
  listOpenIssues,
  markFinished,
  markStarted,
  reopenIssue,
  resolveUncertain,
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
  await addCopies(query, SECOND, { settled: { state: 'accepted' }, other: { state: 'waiting' } })
  const open = async () => (await listOpenIssues(query)).map(({ slug }) => slug)
  const timesOf = async (slug: string) => {
    const { started_at, finished_at } = (await findIssueRow(query, slug)) ?? {}
    return [started_at, finished_at]
  }
  for (const seconds of [10, 20]) await markStarted(query, SECOND, after(seconds))
  for (const [state, seconds] of [
    ['waiting', 30],
    ['sending', 31],
    ['uncertain', 32],
    ['uncertain', 33],
  ] as const) {
    await query.updateTable('delivery').set({ state }).where('subscriber_id', '=', 'other').execute()
    expect(await open()).toEqual(seconds === 33 ? [FIRST] : [FIRST, SECOND])
    await markFinished(query, SECOND, after(seconds))
  }
  expect(await timesOf(SECOND)).toEqual([after(10).toISOString(), after(32).toISOString()])
  expect(await timesOf(FIRST)).toEqual([null, null])
  await reopenIssue(query, SECOND)
  expect(await open()).toEqual([FIRST, SECOND])
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

test('copies are counted by what became of them, and those in a state are named by address; who was erased has none', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const [one, two] = await Promise.all(
    (await addReaders(app.services, 2)).map(async (email) => (await findReader(app.services, email)).id),
  )
  await addCopies(query, FIRST, {
    [two as string]: { state: 'failed' },
    erased: { state: 'failed' },
    [one as string]: { state: 'failed' },
    doubt: { state: 'uncertain' },
    sent: { state: 'accepted' },
  })
  await addCopies(query, SECOND, { doubt: { state: 'failed' }, sent: { state: 'accepted' } })
  const none = { waiting: 0, sending: 0, accepted: 0, failed: 0, skipped: 0, uncertain: 0 }
  expect(await countDeliveries(query, FIRST)).toEqual({ ...none, failed: 3, uncertain: 1, accepted: 1 })
  expect(await countDeliveries(query, 'no-issue')).toEqual(none)
  const failed = await listAddresses(query, FIRST, 'failed')
  expect(failed.filter((address) => address !== '(erased)')).toEqual(['r1@b.uk', 'r2@b.uk'])
  expect(failed).toHaveLength(3)
  expect(await listAddresses(query, FIRST, 'uncertain')).toEqual(['(erased)'])
})

test('what a person decides about copies in doubt is done to those of one issue: they have arrived, or wait at once', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const lease = after(300).toISOString()
  const copies = {
    one: { state: 'uncertain', leased_until: lease },
    two: { state: 'uncertain' },
    sending: { state: 'sending', leased_until: lease },
  } as const
  for (const slug of [FIRST, SECOND]) await addCopies(query, slug, copies)
  const before = await readCopies(query, FIRST)
  expect(await resolveUncertain(query, FIRST, 'waiting', after(60))).toBe(2)
  // Its day of tries begins anew.
  const time = after(60).toISOString()
  const again = { state: 'waiting', due_at: time, created_at: time, leased_until: null }
  const [one, two] = [
    { ...before.one, ...again },
    { ...before.two, ...again },
  ]
  expect(await readCopies(query, FIRST)).toEqual({ ...before, one, two })
  expect(await readCopies(query, SECOND)).toEqual(before)
  expect(await resolveUncertain(query, SECOND, 'accepted', after(60))).toBe(2)
  expect(await countDeliveries(query, SECOND)).toMatchObject({ accepted: 2, uncertain: 0, sending: 1 })
  await close()
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
      await holdInstance(transaction)
      steps.push('begins')
      await setTimeout(50)
      steps.push('ends')
    })
  await Promise.all([act(), act()])
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends'])
  await close()
})
