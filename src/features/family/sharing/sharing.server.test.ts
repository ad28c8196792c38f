// What the server stores of a shared plan, and who can read it.
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#src/shared/duration.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import {
  askPlan,
  makePlan,
  makeTestLink,
  readPlan,
  sealedOf,
  type TestPlan,
  writePlan,
} from '../../../../testing/api/test-plan.ts'
import { measureRoom, warnOfFullRoom } from './plan-room.server.ts'
import { type readPlan as readUpdates, SNAPSHOT_BYTES_MOST, UPDATE_BYTES_MOST } from './sharing.contract.ts'
import { deletePlansOfOneDevice, tidyPlans } from './tidy-plans.server.ts'

const KB = 1024

const at = (app: TestApp, time: string) => app.setTime(new Date(time))
const countPlans = async (app: TestApp) =>
  (await app.services.database.query.selectFrom('shared_plan').select('id').execute()).length
const snapshotOf = (app: TestApp, plan: TestPlan, upTo: number, body = sealedOf(30)) =>
  askPlan(app, plan, '/snapshots', { method: 'POST', body: { upTo, body } })

test('updates come back in order behind the snapshot, and only those that are new', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app, 'AAAA')
  const first = await askPlan(app, plan, '/updates', { method: 'POST', body: { body: 'BBBB' } })
  expect(await first.json()).toEqual({ number: 1 })
  await askPlan(app, plan, '/updates', { method: 'POST', body: { body: 'CCCC' } })
  const updates = [
    { number: 1, body: 'BBBB' },
    { number: 2, body: 'CCCC' },
  ]
  expect(await readPlan(app, plan)).toEqual({ status: 200, latest: 2, snapshot: { upTo: 0, body: 'AAAA' }, updates })
  expect(await readPlan(app, plan, 1)).toMatchObject({ snapshot: null, updates: [updates[1]] })
  expect(await readPlan(app, plan, 2)).toMatchObject({ snapshot: null, updates: [] })
})

test('two devices that write at the same moment lose nothing', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const answers = await Promise.all(Array.from({ length: 8 }, () => writePlan(app, plan)))
  const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { number: number }).number))
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await readPlan(app, plan)).toMatchObject({ latest: 8, updates: { length: 8 } })
})

test('a snapshot replaces the updates it holds, and the one before it is kept', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app, 'AAAA')
  for (let number = 1; number <= 3; number++) await writePlan(app, plan)
  expect((await snapshotOf(app, plan, 2, 'DDDD')).status).toBe(200)
  const now = await readPlan(app, plan)
  expect(now).toMatchObject({ latest: 3, snapshot: { upTo: 2, body: 'DDDD' }, updates: [{ number: 3 }] })
  // A slower device, and one that reports updates that never existed.
  expect([(await snapshotOf(app, plan, 1)).status, (await snapshotOf(app, plan, 4)).status]).toEqual([409, 409])
  const before = async () => (await askPlan(app, plan, '/snapshots/before')).json()
  expect(await before()).toEqual({ snapshot: { upTo: 0, body: 'AAAA' } })
  at(app, '2026-12-20T12:00:00Z')
  await tidyPlans(app.services)
  expect(await before()).toEqual({ snapshot: { upTo: 0, body: 'AAAA' } })
  at(app, '2026-12-22T12:00:00Z')
  await tidyPlans(app.services)
  expect(await before()).toEqual({ snapshot: null })
})

test('a snapshot that is removed after 30 days takes no room any more', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const plan = await makePlan(app, sealedOf(50 * KB))
  await writePlan(app, plan)
  await snapshotOf(app, plan, 1, sealedOf(40 * KB))
  expect((await measureRoom(query, app.services)).used).toBe(90 * KB)
  at(app, '2026-12-22T12:00:00Z')
  await tidyPlans(app.services)
  expect((await measureRoom(query, app.services)).used).toBe(40 * KB)
})

test('a read during the replacement of updates by a snapshot still gets all of them', async () => {
  await using app = await createTestApp()
  const { database } = app.services
  const { query } = database
  /** What a device has after it asked, when the snapshot came behind so many answers of the database. */
  const readWhile = async (after: number, answers: number) => {
    const plan = await makePlan(app)
    for (let number = 1; number <= 5; number++) await writePlan(app, plan)
    let left = answers
    database.query = query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        left -= 1
        if (left === 0) expect((await snapshotOf(app, plan, 4)).status).toBe(200)
        return result
      },
    })
    const { snapshot, updates } = (await readPlan(app, plan, after)) as unknown as AnswerOf<typeof readUpdates>
    database.query = query
    const known = Array.from({ length: snapshot?.upTo ?? after }, (_, index) => index + 1)
    return [...known, ...updates.map(({ number }) => number)]
  }
  for (const after of [0, 2]) {
    for (const answers of [1, 2, 3]) expect(await readWhile(after, answers)).toEqual([1, 2, 3, 4, 5])
  }
})

test('a wrong key and an ended link get the same answer', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const ended = await makePlan(app)
  expect((await askPlan(app, ended, '', { method: 'DELETE' })).status).toBe(200)
  const moved = await makePlan(app)
  const { access, ...next } = makeTestLink()
  const move = { plan: next.plan, access, snapshot: sealedOf(30), latest: 0 }
  expect((await askPlan(app, moved, '/move', { method: 'POST', body: move })).status).toBe(200)
  const strangers = [
    { ...plan, token: makeTestLink().token },
    { ...plan, plan: makeTestLink().plan },
    makeTestLink(),
    ended,
    moved,
    { ...plan, token: 'short' },
  ]
  const answers = await Promise.all(
    strangers.flatMap((stranger) => [
      askPlan(app, stranger, '/updates?after=0'),
      writePlan(app, stranger),
      askPlan(app, stranger, '/snapshots/before'),
      snapshotOf(app, stranger, 1),
      askPlan(app, stranger, '', { method: 'DELETE' }),
    ]),
  )
  const said = new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))
  expect([...said]).toEqual([expect.stringMatching(/^401 /)])
  expect(await readPlan(app, next)).toMatchObject({ status: 200, latest: 0, snapshot: { body: move.snapshot } })
})

test('a request without a link opens nothing, whatever plans there are', async () => {
  await using app = await createTestApp()
  const zeros = { plan: 'A'.repeat(22), access: 'A'.repeat(43), device: makeTestLink().device, snapshot: 'AAAA' }
  await post(app, '/api/plans', zeros, { address: freshAddress() })
  expect((await app.request('/api/plans/updates?after=0')).status).toBe(401)
  expect((await app.request('/api/plans', { method: 'DELETE' })).status).toBe(401)
})

test('an ended id stays refused, and nothing of the plan is left under it', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app, 'SNAPSHOTWORDS')
  await askPlan(app, plan, '/updates', { method: 'POST', body: { body: 'UPDATEWORDS' } })
  await askPlan(app, plan, '', { method: 'DELETE' })
  const { query } = app.services.database
  const left = [
    await query.selectFrom('shared_plan').selectAll().execute(),
    await query.selectFrom('shared_plan_update').selectAll().execute(),
  ]
  expect(JSON.stringify(left)).not.toMatch(/SNAPSHOTWORDS|UPDATEWORDS/)
  const { access } = makeTestLink()
  const again = { plan: plan.plan, access, device: plan.device, snapshot: 'AAAA' }
  expect((await post(app, '/api/plans', again, { address: freshAddress() })).status).toBe(409)
})

test('a plan moves if no device has written since, or if that is not required', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  await writePlan(app, plan)
  const move = (from: TestPlan, { plan: next, access }: ReturnType<typeof makeTestLink>, latest?: number) =>
    askPlan(app, from, '/move', { method: 'POST', body: { plan: next, access, snapshot: 'AAAA', latest } })
  const next = makeTestLink()
  expect([(await move(plan, next, 0)).status, (await move(plan, next, 1)).status]).toEqual([409, 200])
  expect((await move(plan, next, 1)).status).toBe(401)
  await writePlan(app, next)
  expect((await move(next, makeTestLink())).status).toBe(200)
})

test('an update that is too large is refused with its own message, and changes nothing', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const update = await writePlan(app, plan, UPDATE_BYTES_MOST + 1)
  expect([update.status, await update.json()]).toMatchObject([413, { key: 'sharing_answers_update_large' }])
  await writePlan(app, plan)
  const snapshot = await snapshotOf(app, plan, 1, sealedOf(SNAPSHOT_BYTES_MOST + 1))
  expect(snapshot.status).toBe(413)
  expect((await writePlan(app, plan, 5 * KB * KB)).status).toBe(413)
  expect(await readPlan(app, plan, 1)).toMatchObject({ status: 200, latest: 1 })
})

test('a full plan says so, and accepts updates again after a snapshot made room', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const statuses: number[] = []
  for (let number = 0; number < 7; number++) statuses.push((await writePlan(app, plan, UPDATE_BYTES_MOST)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 413, 413])
  expect((await snapshotOf(app, plan, 5)).status).toBe(200)
  expect((await writePlan(app, plan, UPDATE_BYTES_MOST)).status).toBe(200)
})

test('a network that writes or guesses without pause has to wait; others do not', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const address = freshAddress()
  const statuses: number[] = []
  for (let number = 0; number < 125; number++) statuses.push((await writePlan(app, plan, 20, address)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429])
  expect((await writePlan(app, plan)).status).toBe(200)
})

test('a network begins ten plans a day', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const begin = async () => {
    const { access, plan, device } = makeTestLink()
    return (await post(app, '/api/plans', { plan, access, device, snapshot: 'AAAA' }, { address })).status
  }
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) statuses.push(await begin())
  expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429])
})

test('a plan moves ten times a day, and what opens nothing does not count', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const move = async (from: TestPlan, { plan, access }: ReturnType<typeof makeTestLink>, latest?: number) =>
    (await askPlan(app, from, '/move', { method: 'POST', body: { plan, access, snapshot: 'AAAA', latest }, address }))
      .status
  let plan = await makePlan(app)
  for (let index = 0; index < 12; index++) {
    expect(await move({ ...plan, token: makeTestLink().token }, makeTestLink())).toBe(401)
    expect(await move(plan, makeTestLink(), 1)).toBe(409)
  }
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    const next = makeTestLink()
    statuses.push(await move(plan, next))
    if (statuses.at(-1) === 200) plan = { ...next, device: plan.device }
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  // Another plan of the same home.
  expect(await move(await makePlan(app), makeTestLink())).toBe(200)
})

test('a plan unused for 24 months is deleted; one with a single device after three', async () => {
  await using app = await createTestApp()
  const alone = await makePlan(app)
  const shared = await makePlan(app)
  await writePlan(app, shared)
  await readPlan(app, { ...shared, device: makeTestLink().device })
  // Looking at a link is not joining.
  await app.request('/api/plans/updates?after=0', { headers: { 'x-plan': `${alone.plan}.${alone.token}` } })
  at(app, '2027-02-20T12:00:00Z')
  await tidyPlans(app.services)
  expect(await countPlans(app)).toBe(2)
  at(app, '2027-02-21T12:00:00Z')
  await tidyPlans(app.services)
  expect([await countPlans(app), (await readPlan(app, alone)).status]).toEqual([1, 401])
  at(app, '2028-11-21T12:00:00Z')
  await tidyPlans(app.services)
  expect(await countPlans(app)).toBe(0)
  expect(await app.services.database.query.selectFrom('shared_plan_update').selectAll().execute()).toEqual([])
})

test('a plan used every year stays, and a command removes those of one device', async () => {
  await using app = await createTestApp()
  const shared = await makePlan(app)
  await readPlan(app, { ...shared, device: makeTestLink().device })
  for (const year of [2027, 2028, 2029]) {
    at(app, `${year}-11-20T12:00:00Z`)
    await readPlan(app, shared)
    await tidyPlans(app.services)
  }
  await makePlan(app)
  expect(await deletePlansOfOneDevice(app.services, '2029-11-21')).toBe(1)
  expect((await readPlan(app, shared)).status).toBe(200)
})

test('when the storage is full no new plan is shared; shared plans stay writable', async () => {
  await using app = await createTestApp()
  const plan = await makePlan(app)
  const large = await makePlan(app, sealedOf(100 * KB))
  await writePlan(app, large, 100 * KB)
  const { query } = app.services.database
  const { used, most } = await measureRoom(query, app.services)
  const filling = { access_hash: 'x', first_device: 'x', has_others: 1, latest: 0, snapshot: '', snapshot_up_to: 0 }
  const before = { before_snapshot: null, before_up_to: 0, before_since: null, last_used_on: '2026-11-20' }
  for (let left = most - used, index = 0; left > 0; left -= 1e9, index++) {
    const bytes = Math.ceil(Math.min(left, 1e9))
    await query
      .insertInto('shared_plan')
      .values({ id: `filling ${index}`, ...filling, ...before, bytes })
      .execute()
  }
  app.setTime(new Date(app.services.clock().getTime() + MINUTE_MS))
  const { access, plan: id, device } = makeTestLink()
  const refused = await post(
    app,
    '/api/plans',
    { plan: id, access, device, snapshot: 'AAAA' },
    { address: freshAddress() },
  )
  expect([refused.status, await refused.json()]).toMatchObject([503, { key: 'sharing_answers_no_room' }])
  expect([(await writePlan(app, plan, 20 * KB)).status, (await writePlan(app, plan, 20 * KB)).status]).toEqual([
    200, 503,
  ])
  // A snapshot or a new link may not use more than is left either, unless the plan had as much before.
  expect((await snapshotOf(app, plan, 1, sealedOf(40 * KB))).status).toBe(503)
  expect((await snapshotOf(app, plan, 1, sealedOf(KB))).status).toBe(200)
  expect((await snapshotOf(app, large, 1, sealedOf(50 * KB))).status).toBe(200)
  const move = async (bytes: number) => {
    const { plan: next, access } = makeTestLink()
    const body = { plan: next, access, snapshot: sealedOf(bytes) }
    return (await askPlan(app, large, '/move', { method: 'POST', body })).status
  }
  expect([await move(200 * KB), await move(100 * KB)]).toEqual([503, 200])
  await warnOfFullRoom(app.services)
  expect(app.logged.filter(({ level }) => level === 'error').map(({ event }) => event)).toEqual(['plans.nearly-full'])
})

test('a plan that has ended takes no room', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const plan = await makePlan(app)
  expect((await measureRoom(query, app.services)).used).toBe(32 * KB)
  await askPlan(app, plan, '', { method: 'DELETE' })
  expect((await measureRoom(query, app.services)).used).toBe(0)
})
