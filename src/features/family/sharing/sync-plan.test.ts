// Several devices and one real server: whatever is lost, repeated or comes late, all end with the same plan and nothing is lost.
import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeStateAsUpdate } from 'yjs'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  carersIn,
  createPlanDevice,
  disturb,
  join,
  on,
  type PlanDevice,
  read,
  remove,
  reopen,
  share,
  stagePlanServer,
  sync,
  write,
} from '../../../../testing/sharing/plan-devices.ts'
import { accessTo, seal } from './plan-keys.ts'
import { endPlanForAll, leavePlan, lookAtPlan, makeNewLink } from './share-plan.ts'
import type { addUpdate, readPlan } from './sharing.contract.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  stagePlanServer(app)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await app[Symbol.asyncDispose]()
})

/** Anna has begun to share, Ben has joined. */
async function createPair(): Promise<{ anna: PlanDevice; ben: PlanDevice; link: { id: string; key: string } }> {
  const anna = await createPlanDevice('Anna')
  const ben = await createPlanDevice('Ben')
  await write(anna, 'a', 'phones sleep in the kitchen')
  const link = await share(anna)
  await join(ben, link)
  await sync(anna)
  return { anna, ben, link }
}

test('a person with the link reads and writes the plan, and sees who has joined', async () => {
  const { anna, ben } = await createPair()
  expect(read(ben)).toEqual({ a: 'phones sleep in the kitchen' })
  await write(ben, 'b', 'games end at seven')
  await sync(ben)
  await sync(anna)
  await remove(anna, 'a')
  await sync(anna)
  await sync(ben)
  for (const device of [anna, ben]) {
    expect(read(device)).toEqual({ b: 'games end at seven' })
    expect(carersIn(device)).toEqual(['Anna', 'Ben'])
  }
})

test('a link shows its carers before joining, and looking changes nothing', async () => {
  const { anna, link } = await createPair()
  const cleo = await createPlanDevice('Cleo')
  await write(cleo, 'own', 'her own')
  expect((await on(cleo, () => lookAtPlan(link))).names.toSorted()).toEqual(['Anna', 'Ben'])
  expect(read(cleo)).toEqual({ own: 'her own' })
  await sync(anna)
  expect(carersIn(anna)).toEqual(['Anna', 'Ben'])
})

test('the joining device keeps its own plan, and sends it only on request', async () => {
  const { anna, link } = await createPair()
  const [cleo, dan] = [await createPlanDevice('Cleo'), await createPlanDevice('Dan')]
  await write(cleo, 'own', 'only hers')
  await write(dan, 'brought', 'his too')
  await join(cleo, link)
  await join(dan, link, true)
  await sync(anna)
  expect(read(anna)).toEqual({ a: 'phones sleep in the kitchen', brought: 'his too' })
  expect(await on(cleo, (planDocument) => planDocument.hasAside())).toBe(true)
  await on(cleo, (planDocument) => planDocument.addAside())
  await sync(cleo)
  await sync(anna)
  expect(read(anna)).toMatchObject({ own: 'only hers' })
})

test('offline edits arrive once online, even if the page was closed between', async () => {
  const { anna, ben } = await createPair()
  disturb(() => 'down')
  await write(ben, 'b', 'written offline')
  await expect(sync(ben)).rejects.toThrow()
  await reopen(ben)
  disturb(() => null)
  await sync(ben)
  await sync(anna)
  expect(read(anna)).toMatchObject({ b: 'written offline' })
})

test('a new link ends the old one, which from then on reads and writes nothing', async () => {
  const { anna, ben, link } = await createPair()
  await write(ben, 'b', 'written before')
  await sync(ben)
  const next = await on(anna, makeNewLink)
  expect([next.id === link.id, next.key === link.key]).toEqual([false, false])
  expect([read(anna), carersIn(anna)]).toEqual([{ a: expect.any(String), b: 'written before' }, ['Anna']])
  await write(anna, 'c', 'only behind the new link')
  await sync(anna)
  expect(await sync(ben)).toMatchObject({ trouble: 'ended' })
  expect(read(ben)).toEqual({ a: expect.any(String), b: 'written before' })
  await expect(on(ben, () => lookAtPlan(link))).rejects.toMatchObject({ code: 'unauthorized' })
  // A carer who gets the new link by hand joins again, with what they wrote since.
  await write(ben, 'd', 'written outside')
  await join(ben, next, true)
  await sync(anna)
  expect(read(anna)).toEqual(read(ben))
  expect(Object.keys(read(anna)).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(carersIn(anna)).toEqual(['Anna', 'Ben'])
})

test('a new link whose answer was lost is found again, and the plan continues there', async () => {
  const { anna, link } = await createPair()
  disturb((_method, path) => (path === '/api/plans/move' ? 'answer lost' : null))
  await expect(on(anna, makeNewLink)).rejects.toThrow()
  disturb(() => null)
  const found = await sync(anna)
  expect(found).toMatchObject({ trouble: null, moving: null })
  expect(found?.id).not.toBe(link.id)
  await write(anna, 'c', 'goes on')
  expect(await sync(anna)).toMatchObject({ trouble: null })
})

test('a new link is made also while another device writes all the time', async () => {
  const { anna, link } = await createPair()
  const access = await accessTo(link, null)
  const ask = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/plans/move') await access.ask<typeof addUpdate>('POST /api/plans/updates', { body: 'AAAA' })
    return ask(path, init)
  })
  const next = await on(anna, makeNewLink)
  expect(next).toMatchObject({ trouble: null })
  expect(next.id).not.toBe(link.id)
  await expect(on(anna, () => lookAtPlan(link))).rejects.toMatchObject({ code: 'unauthorized' })
})

test('a carer who leaves keeps the plan without updates, and the others see it', async () => {
  const { anna, ben } = await createPair()
  await on(ben, leavePlan)
  await write(anna, 'c', 'later')
  await sync(anna)
  expect([await sync(ben), read(ben), carersIn(anna)]).toEqual([null, { a: expect.any(String) }, ['Anna']])
})

test('when sharing ends for all carers, each keeps a copy and a message says so', async () => {
  const { anna, ben } = await createPair()
  await on(anna, endPlanForAll)
  expect(await sync(anna)).toBeNull()
  expect(await sync(ben)).toMatchObject({ trouble: 'ended' })
  expect([read(anna), read(ben)]).toEqual([{ a: expect.any(String) }, { a: expect.any(String) }])
})

test('the database of the server holds no readable word of a plan', async () => {
  const { anna } = await createPair()
  await write(anna, 'b', 'CANARYWORDS')
  await sync(anna)
  const { query } = app.services.database
  const rows = [
    await query.selectFrom('shared_plan').selectAll().execute(),
    await query.selectFrom('shared_plan_update').selectAll().execute(),
  ]
  const bytes = rows
    .flat()
    .flatMap((row) => Object.values(row).map((value) => Buffer.from(String(value), 'base64url').toString('latin1')))
  expect(`${JSON.stringify(rows)} ${bytes.join(' ')}`).not.toMatch(/CANARYWORDS|Anna|kitchen/)
})

test('an unreadable update from a person with the link is skipped, and syncing continues', async () => {
  const { anna, ben, link } = await createPair()
  const access = await accessTo(link, null)
  const send = async (body: string) => access.ask<never>('POST /api/plans/updates' as never, { body } as never)
  await send('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  await send(await seal(access.keys, link.id, new Uint8Array([9, 9, 9, 9])))
  const whole = await seal(access.keys, link.id, encodeStateAsUpdate(ben.planDocument.document))
  await send(whole.slice(0, -40))
  await write(ben, 'b', 'after it')
  await sync(ben)
  expect(await sync(anna)).toMatchObject({ trouble: null, unreadable: 3 })
  expect(read(anna)).toMatchObject({ b: 'after it' })
})

test('a snapshot that holds nothing takes nothing away: the next device sends what is missing', async () => {
  const { anna, ben, link } = await createPair()
  for (let place = 0; place < 3; place++) await write(ben, `row ${place}`, 'words')
  await sync(ben)
  await sync(anna)
  const access = await accessTo(link, null)
  const { latest } = await access.ask<never>('GET /api/plans/updates' as never, { after: '0' } as never)
  const body = await seal(access.keys, link.id, new Uint8Array([0, 0]))
  await access.ask<never>('POST /api/plans/snapshots' as never, { upTo: latest, body } as never)
  await reopen(anna)
  // A device that is as new as the snapshot does not look at it; one that is behind does.
  await on(anna, async (planDocument) => {
    const shared = await planDocument.readShared()
    if (shared !== null) await planDocument.writeShared({ ...shared, seen: 0 })
  })
  await sync(anna)
  const cleo = await createPlanDevice('Cleo')
  await join(cleo, link)
  expect(read(cleo)).toEqual(read(anna))
})

test('an older server, as after a restored backup, gets back what it has lost', async () => {
  const { anna, ben, link } = await createPair()
  const { query } = app.services.database
  for (const words of ['one', 'two', 'three']) {
    await write(ben, words, words)
    await sync(ben)
    await sync(anna)
  }
  await query.deleteFrom('shared_plan_update').where('number', '>', 2).execute()
  await query.updateTable('shared_plan').set({ latest: 2 }).execute()
  await sync(anna)
  const cleo = await createPlanDevice('Cleo')
  await join(cleo, link)
  expect(read(cleo)).toEqual(read(ben))
})

test('many updates become one snapshot, and a device that joins then reads all of it', async () => {
  const { anna, ben, link } = await createPair()
  for (let place = 0; place < 105; place++) {
    await write(anna, `row ${place}`, `words ${place}`)
    await sync(anna)
  }
  const rows = await app.services.database.query.selectFrom('shared_plan_update').select('number').execute()
  expect(rows.length).toBeLessThan(20)
  const cleo = await createPlanDevice('Cleo')
  await join(cleo, link)
  await sync(ben)
  expect(read(cleo)).toEqual(read(anna))
  expect(read(ben)).toEqual(read(anna))
})

test('an update of 5 MB is reported and stays on the device', async () => {
  const { anna, ben } = await createPair()
  await write(anna, 'large', 'x'.repeat(5 * 1024 * 1024))
  expect(await sync(anna)).toMatchObject({ trouble: 'full' })
  expect(read(anna).large).toHaveLength(5 * 1024 * 1024)
  await sync(ben)
  expect(read(ben)).toEqual({ a: expect.any(String) })
})

/** Updates that cannot be read, by a person with the link, until the server takes not even a small one. */
async function fill(link: { id: string; key: string }): Promise<void> {
  const access = await accessTo(link, null)
  const send = (bytes: number) =>
    access.ask<typeof addUpdate>('POST /api/plans/updates', { body: Buffer.alloc(bytes, 7).toString('base64url') })
  for (const bytes of [1024 * 1024, 128 * 1024, 16 * 1024, 1024]) {
    let isTaken = true
    while (isTaken) isTaken = await send(bytes).then(Boolean, () => false)
  }
}

test('a plan filled through its link is compacted, and the others can write again', async () => {
  const { anna, ben, link } = await createPair()
  await fill(link)
  await write(anna, 'b', 'written after it')
  expect(await sync(anna)).toMatchObject({ trouble: null, unreadable: expect.any(Number) })
  await sync(ben)
  expect(read(ben)).toMatchObject({ b: 'written after it' })
})

test('a plan that stays full is fetched once, and continues whole under a new link', async () => {
  const { anna, ben, link } = await createPair()
  await fill(link)
  await write(anna, 'large', 'x'.repeat(1.5 * 1024 * 1024))
  const full = await sync(anna)
  const { latest } = await (await accessTo(link, null)).ask<typeof readPlan>('GET /api/plans/updates', { after: '0' })
  expect(full).toMatchObject({ trouble: 'full', seen: latest })
  const next = await on(anna, makeNewLink)
  expect(next).toMatchObject({ trouble: null })
  await sync(ben)
  await join(ben, next)
  expect(read(ben)).toEqual(read(anna))
  expect(read(ben).large).toHaveLength(1.5 * 1024 * 1024)
})

test('a plan too large for a snapshot gets no new link, and syncs after removals', async () => {
  const { anna, ben, link } = await createPair()
  for (const id of ['b', 'c', 'd']) {
    await write(ben, id, 'x'.repeat(0.8 * 1024 * 1024))
    await sync(ben)
  }
  await fill(link)
  const asked: string[] = []
  disturb((_method, path) => {
    asked.push(path)
    return null
  })
  await write(anna, 'e', 'one more')
  expect(await sync(anna)).toMatchObject({ trouble: 'full' })
  expect(asked).not.toContain('/api/plans/snapshots')
  await expect(on(anna, makeNewLink)).rejects.toMatchObject({ code: 'too_large' })
  for (const id of ['b', 'c', 'd']) await remove(anna, id)
  expect(await sync(anna)).toMatchObject({ trouble: null })
  await sync(ben)
  expect(read(ben)).toEqual({ a: expect.any(String), e: 'one more' })
})

test('a full device says so, loses nothing, and gets updates once there is room', async () => {
  const { anna, ben } = await createPair()
  await write(ben, 'b', 'theirs')
  await sync(ben)
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(sync(anna)).rejects.toThrow(DOMException)
  full.mockRestore()
  await sync(anna)
  await reopen(anna)
  expect(read(anna)).toMatchObject({ b: 'theirs' })
})

type Act =
  | { kind: 'write'; device: number; row: number; words: string }
  | { kind: 'remove'; device: number; row: number }
  | { kind: 'sync'; device: number }
  | { kind: 'reopen'; device: number }
  | { kind: 'trouble'; troubles: ('down' | 'answer lost' | 'sent twice' | null)[] }

const device = fc.nat({ max: 2 })
const row = fc.nat({ max: 6 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), device, row, words: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), device, row }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('sync' as const), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), device }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      troubles: fc.array(fc.constantFrom('down' as const, 'answer lost' as const, 'sent twice' as const, null), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
  },
)

test('after any edits on three devices all plans are equal and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      stagePlanServer(app)
      const anna = await createPlanDevice('Anna')
      const link = await share(anna)
      const devices = [anna, await createPlanDevice('Ben'), await createPlanDevice('Cleo')]
      for (const one of devices.slice(1)) await join(one, link)
      /** Rows that no device has removed. */
      const kept = new Set<string>()
      const removed = new Set<string>()
      for (const [place, one] of acts.entries()) {
        if (one.kind === 'trouble') {
          let next = 0
          disturb(() => one.troubles[next++ % one.troubles.length] ?? null)
          continue
        }
        const at = devices[one.device] as PlanDevice
        // Each row is written by one device only, so that its final content is known.
        if (one.kind === 'write') {
          const id = `${one.device} ${one.row} ${place}`
          await write(at, id, one.words)
          kept.add(id)
        } else if (one.kind === 'remove') {
          const id = Object.keys(read(at))[one.row]
          if (id === undefined) continue
          await remove(at, id)
          removed.add(id)
        } else if (one.kind === 'reopen') await reopen(at)
        else await sync(at).catch(() => undefined)
      }
      disturb(() => null)
      for (let round = 0; round < 2; round++) for (const one of devices) await sync(one)
      const shown = devices.map(read)
      expect(shown[1]).toEqual(shown[0])
      expect(shown[2]).toEqual(shown[0])
      expect(new Set(Object.keys(shown[0] ?? {}))).toEqual(kept.difference(removed))
      for (const one of devices) {
        expect(await on(one, (planDocument) => planDocument.loadUnsent())).toEqual([])
        one.planDocument.close()
      }
      // The limits of a day are not what this is about.
      await app.services.database.query.deleteFrom('rate_limit').execute()
    }),
    { numRuns: 40 },
  )
}, 120_000)
