import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { addCopies, COPIED_AT, readCopies } from '../../../../testing/mail/newsletter-copies.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { setStopped } from '../issues/newsletter-issues.queries.server.ts'
import {
  acceptAndClaim,
  endDelivery,
  leaseDeliveries,
  listDeliveriesOf,
  postponeDelivery,
  releaseDeliveries,
  settleDelivery,
  skipUnwanted,
  skipWaiting,
} from './deliveries.queries.server.ts'

const [ISSUE, OTHER] = ['first-issue', 'second-issue']
const after = (seconds: number) => new Date(COPIED_AT.getTime() + seconds * 1_000)
const NOW = after(60)
const LEASE = after(120).toISOString()
const waiting = { state: 'waiting' } as const
const mine = { worker: 'mine', leased_until: LEASE }

/** Readers `one`, `two` and so on, whose ids are these names. */
async function addNamed({ services }: TestApp, ...names: string[]) {
  for (const [index, email] of (await addReaders(services, names.length)).entries()) {
    const change = services.database.query.updateTable('subscriber').set({ id: names[index] as string })
    await change.where('email', '=', email).execute()
  }
}

const suppress = async ({ services }: TestApp, email: string) => {
  const { address_hash } = await findReader(services, email)
  const row = { address_hash, reason: 'complained', created_at: COPIED_AT.toISOString() } as const
  await services.database.query.insertInto('suppression').values(row).execute()
}

const unsubscribe = ({ services }: TestApp, id: string) =>
  services.database.query.updateTable('subscriber').set({ state: 'unsubscribed' }).where('id', '=', id).execute()

test('those have their turn whose time has come and whom no other run has, those who wait longest first', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  await addNamed(app, 'now', 'long', 'ended', 'gone')
  await unsubscribe(app, 'gone')
  await addCopies(database.query, ISSUE, {
    now: { ...waiting, due_at: after(60).toISOString() },
    long: { ...waiting, due_at: after(10).toISOString(), attempts: 2 },
    ended: { ...waiting, due_at: after(20).toISOString(), worker: 'dead', leased_until: NOW.toISOString() },
    gone: { ...waiting, due_at: after(30).toISOString() },
    later: { ...waiting, due_at: after(61).toISOString() },
    leased: { ...waiting, worker: 'other', leased_until: after(61).toISOString() },
    sent: { state: 'accepted' },
  })
  await addCopies(database.query, OTHER, { long: waiting })
  const lease = async (count: number) => {
    const leased = await leaseDeliveries(database, { issue: ISSUE, worker: 'mine', count, now: NOW, seconds: 60 })
    return leased.map((row) => [row.subscriber_id, row.attempts, row.reader?.email ?? null]).sort()
  }
  expect(await lease(2)).toEqual([
    ['ended', 0, 'r3@b.uk'],
    ['long', 2, 'r2@b.uk'],
  ])
  expect(await lease(9)).toEqual([
    ['gone', 0, null],
    ['now', 0, 'r1@b.uk'],
  ])
  expect(await lease(9)).toEqual([])
  const copies = await readCopies(database.query, ISSUE)
  for (const name of ['now', 'long', 'ended', 'gone']) expect(copies[name]).toMatchObject({ ...waiting, ...mine })
  expect(copies.leased).toMatchObject({ worker: 'other' })
  expect((await readCopies(database.query, OTHER)).long).toMatchObject({ worker: null, leased_until: null })
})

test('of runs that lease at the same moment none gets what another has', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  await addCopies(database.query, ISSUE, Object.fromEntries(Array.from({ length: 40 }, (_, id) => [`${id}`, waiting])))
  const leased: string[] = []
  const run = (worker: string) => async () => {
    const rows = await leaseDeliveries(database, { issue: ISSUE, worker, count: 10, now: NOW, seconds: 60 })
    leased.push(...rows.map(({ subscriber_id }) => subscriber_id))
  }
  await atOnce(['one', 'two', 'three', 'four'].map(run))
  expect(leased).toHaveLength(40)
  expect(new Set(leased).size).toBe(40)
})

test('nothing of a stopped issue is leased or claimed; other issues go on', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  await addNamed(app, 'one')
  for (const issue of [ISSUE, OTHER]) await addCopies(database.query, issue, { one: waiting })
  await setStopped(database.query, ISSUE, NOW)
  const taken = async (issue: string) => [
    (await leaseDeliveries(database, { issue, worker: 'mine', count: 9, now: NOW, seconds: 60 })).length,
    await acceptAndClaim(database, issue, { accepted: [], claimed: ['one'] }, { worker: 'mine', code: null, now: NOW }),
  ]
  expect(await taken(ISSUE)).toEqual([0, []])
  expect(await taken(OTHER)).toEqual([1, ['one']])
})

test("one commit notes what has arrived and claims what is wanted; a claim counts as a try and is one run's alone", async () => {
  await using app = await createTestApp()
  const { database } = app.services
  await addNamed(app, 'one', 'two', 'left', 'spam')
  await unsubscribe(app, 'left')
  await suppress(app, 'r4@b.uk')
  await addCopies(database.query, ISSUE, {
    sent: { ...mine, state: 'sending' },
    doubt: { ...mine, state: 'uncertain' },
    theirs: { state: 'sending', worker: 'other' },
    failed: { ...mine, state: 'failed' },
    one: { ...waiting, ...mine, attempts: 1 },
    two: { ...waiting, ...mine },
    left: { ...waiting, ...mine },
    spam: { ...waiting, ...mine },
  })
  const before = await readCopies(database.query, ISSUE)
  const asked = { accepted: ['sent', 'doubt', 'theirs', 'failed'], claimed: ['one', 'left', 'spam', 'sent'] }
  expect(await acceptAndClaim(database, ISSUE, asked, { worker: 'mine', code: '250', now: NOW })).toEqual(['one'])
  const accepted = { state: 'accepted', last_code: '250', leased_until: null, finished_at: NOW.toISOString() }
  const noted = {
    ...before,
    sent: { ...before.sent, ...accepted },
    doubt: { ...before.doubt, ...accepted },
    one: { ...before.one, state: 'sending', attempts: 2 },
  }
  expect(await readCopies(database.query, ISSUE)).toEqual(noted)
  const last = { accepted: ['one'], claimed: [] }
  expect(await acceptAndClaim(database, ISSUE, last, { worker: 'mine', code: '250', now: NOW })).toEqual([])
  expect(await readCopies(database.query, ISSUE)).toEqual({ ...noted, one: { ...noted.one, ...accepted } })
})

test('a copy is skipped when its reader has left or may not be written to, and when nobody has it', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addNamed(app, 'wanted', 'left', 'spam', 'claimed')
  for (const id of ['left', 'claimed']) await unsubscribe(app, id)
  await suppress(app, 'r3@b.uk')
  await addCopies(query, ISSUE, {
    wanted: waiting,
    left: { ...waiting, ...mine, last_code: '451' },
    spam: waiting,
    claimed: { ...mine, state: 'sending' },
  })
  await addCopies(query, OTHER, { left: waiting })
  const before = await readCopies(query, ISSUE)
  for (const subscriberId of ['wanted', 'left', 'claimed'])
    await skipUnwanted(query, { issue: ISSUE, subscriberId }, NOW)
  const skipped = { state: 'skipped', last_code: null, leased_until: null, finished_at: NOW.toISOString() }
  expect(await readCopies(query, ISSUE)).toEqual({ ...before, left: { ...before.left, ...skipped } })
  await skipUnwanted(query, { issue: ISSUE, subscriberId: 'spam' }, NOW)
  expect((await readCopies(query, ISSUE)).spam).toMatchObject(skipped)
  expect((await readCopies(query, OTHER)).left).toMatchObject(waiting)
})

test('the run that claimed a copy says what became of it, also when others gave it up; what was never claimed only ends', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const claimed = { ...mine, state: 'sending' } as const
  const all = {
    claimed,
    doubt: { ...mine, state: 'uncertain' },
    done: { ...mine, state: 'accepted' },
    theirs: { ...claimed, worker: 'other' },
    waits: { ...waiting, ...mine },
  } as const
  for (const issue of [ISSUE, OTHER]) await addCopies(query, issue, all)
  const before = await readCopies(query, ISSUE)
  for (const subscriberId of Object.keys(all)) {
    const settled = { state: 'failed', code: '554', now: NOW } as const
    await settleDelivery(query, { issue: ISSUE, subscriberId }, 'mine', settled)
  }
  const failed = { state: 'failed', last_code: '554', leased_until: null, finished_at: NOW.toISOString() }
  const settled = { ...before, claimed: { ...before.claimed, ...failed }, doubt: { ...before.doubt, ...failed } }
  expect(await readCopies(query, ISSUE)).toEqual(settled)
  for (const subscriberId of Object.keys(all)) {
    await endDelivery(query, { issue: ISSUE, subscriberId }, { state: 'skipped', code: '550', now: NOW })
  }
  const ended = { ...before.waits, ...failed, state: 'skipped', last_code: '550' }
  expect(await readCopies(query, ISSUE)).toEqual({ ...settled, waits: ended })
  expect(await readCopies(query, OTHER)).toEqual(before)
})

test('what certainly has not left is tried later: a try that was claimed is counted already, another is counted now', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const all = {
    claimed: { ...mine, state: 'sending', attempts: 1 },
    waits: { ...mine, ...waiting, attempts: 1 },
    theirs: { ...waiting, worker: 'other', leased_until: LEASE },
  } as const
  for (const issue of [ISSUE, OTHER]) await addCopies(query, issue, all)
  const before = await readCopies(query, ISSUE)
  const due = after(65)
  for (const claimed of [true, false]) {
    for (const subscriberId of [claimed ? 'claimed' : 'waits', 'theirs']) {
      await postponeDelivery(query, { issue: ISSUE, subscriberId }, 'mine', { due, code: '451', claimed })
    }
  }
  const later = { ...waiting, due_at: due.toISOString(), leased_until: null, last_code: '451' }
  expect(await readCopies(query, ISSUE)).toEqual({
    ...before,
    claimed: { ...before.claimed, ...later, attempts: 1 },
    waits: { ...before.waits, ...later, attempts: 2 },
  })
  expect(await readCopies(query, OTHER)).toEqual(before)
})

test('a run gives back what it leased and keeps what it claimed; a reader who goes gets nothing more, of any issue', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const all = {
    leased: { ...waiting, ...mine },
    claimed: { ...mine, state: 'sending' },
    theirs: { ...waiting, worker: 'other', leased_until: LEASE },
  } as const
  for (const issue of [ISSUE, OTHER]) await addCopies(query, issue, all)
  const before = await readCopies(query, ISSUE)
  await releaseDeliveries(query, ISSUE, 'mine')
  expect(await readCopies(query, ISSUE)).toEqual({ ...before, leased: { ...before.leased, leased_until: null } })
  expect(await readCopies(query, OTHER)).toEqual(before)

  for (const id of ['claimed', 'theirs']) await skipWaiting(query, id, NOW)
  const skipped = { state: 'skipped', leased_until: null, finished_at: NOW.toISOString() }
  const left = { ...before, theirs: { ...before.theirs, ...skipped } }
  expect(await readCopies(query, OTHER)).toEqual(left)
  expect((await readCopies(query, ISSUE)).theirs).toEqual(left.theirs)
})

test('of a reader it is listed what became of each of their copies, the first issue first', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const finished_at = NOW.toISOString()
  await addCopies(query, OTHER, { one: { ...waiting, created_at: after(1).toISOString() }, two: waiting })
  await addCopies(query, ISSUE, { one: { state: 'accepted', finished_at } })
  expect(await listDeliveriesOf(query, 'one')).toEqual([
    { issue: ISSUE, state: 'accepted', finished_at },
    { issue: OTHER, state: 'waiting', finished_at: null },
  ])
})
