// What comes in between while a plan is brought into step: somebody who was faster, an answer that is lost, a log that is full or long.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { carersIn, createDevice, createPair, read, sharingOf, write } from '../../../../../testing/sharing/devices.ts'
import type { ServerModel } from '../../../../../testing/sharing/server-model.ts'
import { letDevicesActAtOnce, stageServer } from '../../../../../testing/sharing/stage-server.ts'
import { shutOut } from '../acts/change-lock.ts'
import { invite } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { readUpdates } from '../sharing.contract.ts'
import type { Parts } from './parts.ts'
import { listChanges } from './sharing-store.ts'
import { syncNotebook } from './sync-notebook.ts'

let server: ServerModel
beforeEach(() => {
  server = stageServer()
  letDevicesActAtOnce()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

interface Held {
  latest: number
  updates: { number: number; body: string }[]
}

const heldByServer = (): Held => JSON.parse(server.save()).notebooks[0][1]

test('where somebody was faster, both have both', async () => {
  const { anna, ben } = await createPair()
  await write(anna, 'a', 'phones sleep downstairs')
  await write(ben, 'b', 'no phones at tea')
  server.meanwhile = () => syncNotebook(anna)
  expect((await syncNotebook(ben))?.trouble).toBeNull()
  await syncNotebook(anna)
  expect(read(ben)).toEqual({ a: { what: 'phones sleep downstairs' }, b: { what: 'no phones at tea' } })
  expect(read(anna)).toEqual(read(ben))
})

test('what arrived and was not answered is there once, and stands under the name of nobody else', async () => {
  const { anna, ben } = await createPair()
  await write(ben, 'b', 'no phones at tea')
  server.losesAnswers = true
  await expect(syncNotebook(ben)).rejects.toMatchObject({ code: 'unavailable' })
  server.losesAnswers = false
  expect(await syncNotebook(ben)).toMatchObject({ trouble: null, putAside: 0 })
  const { latest } = heldByServer()
  await syncNotebook(ben)
  expect(heldByServer().latest).toBe(latest)
  expect((await listChanges(ben.store)).map(({ author }) => author)).toEqual([null])
  await syncNotebook(anna)
  expect(read(anna)).toEqual({ b: { what: 'no phones at tea' } })
})

test('who has joined while the answer to their first words was lost says them once', async () => {
  const { anna } = await createPair()
  const cleo = await createDevice()
  const invitation = await lookAt((await invite(anna)).secret)
  let taken = false
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await server.fetch(url, init)
    if (taken && init.method === 'POST') throw new TypeError('lost')
    taken ||= url.endsWith('/take')
    return answer
  })
  expect((await joinNotebook(async () => cleo, invitation, { name: 'Cleo', bring: true })).unsaid).toHaveLength(1)
  vi.stubGlobal('fetch', server.fetch)
  const { latest } = heldByServer()
  expect((await syncNotebook(cleo))?.unsaid).toEqual([])
  expect(heldByServer().latest).toBe(latest)
  await syncNotebook(anna)
  expect(await carersIn(anna)).toContain('Cleo editor')
})

test('a log that is full is said, and nothing that was written is lost', async () => {
  const { anna, ben } = await createPair()
  await write(ben, 'b', 'no phones at tea')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'POST' ? Response.json({ message: 'Full.' }, { status: 413 }) : server.fetch(url, init),
  )
  expect((await syncNotebook(ben))?.trouble).toBe('full')
  expect((await sharingOf(ben)).trouble).toBe('full')
  vi.stubGlobal('fetch', server.fetch)
  expect((await syncNotebook(ben))?.trouble).toBeNull()
  await syncNotebook(anna)
  expect(read(anna)).toEqual({ b: { what: 'no phones at tea' } })
})

test.each([
  [429, 'too_many_requests'],
  [500, 'unexpected'],
])('another refusal (%i) is told to whoever asked, and said of the plan by nobody', async (status, code) => {
  const { ben } = await createPair()
  await write(ben, 'b', 'no phones at tea')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'POST' ? Response.json({ message: 'No.' }, { status }) : server.fetch(url, init),
  )
  await expect(syncNotebook(ben)).rejects.toMatchObject({ code })
  expect((await sharingOf(ben)).trouble).toBeNull()
})

test('what harms the device is put aside, what it says of carers is heard, and the log goes on', async () => {
  const { anna, ben } = await createPair()
  const ended = vi.fn()
  const careful: Parts = { ...ben, startTrial: () => ({ isHarmless: async () => false, end: ended }) }
  const { secret } = await invite(anna)
  const cleo = await createDevice()
  await joinNotebook(async () => cleo, await lookAt(secret), { name: 'Cleo', bring: true })
  await write(cleo, 'c', 'a line that harms')
  await syncNotebook(cleo)
  const after = await syncNotebook(careful)
  expect(read(ben)).toEqual({})
  expect(after).toMatchObject({ trouble: null, putAside: 1 })
  expect(after?.head.number).toBe(heldByServer().latest)
  expect(await carersIn(ben)).toContain('Cleo editor')
  expect(ended).toHaveBeenCalledOnce()
})

test('after a hundred entries one holds everything, and who comes then reads it alone', {
  timeout: 60_000,
}, async () => {
  const { anna, ben } = await createPair()
  const before = heldByServer().latest
  for (let count = before + 1; count <= 100; count += 1) {
    await write(anna, `line ${count}`, `words ${count}`)
    await syncNotebook(anna)
  }
  expect(heldByServer().updates).toHaveLength(100)
  await write(anna, 'line 101', 'words 101')
  await syncNotebook(anna)
  expect(heldByServer()).toMatchObject({ latest: 101, updates: [{ number: 101 }] })
  expect((await sharingOf(anna)).wholeAt).toBe(101)
  // The next one is small again.
  await write(anna, 'line 102', 'words 102')
  await syncNotebook(anna)
  expect(heldByServer().updates).toHaveLength(2)

  // Ben slept through all of it; Cleo comes new.
  await syncNotebook(ben)
  const cleo = await createDevice()
  await joinNotebook(async () => cleo, await lookAt((await invite(anna)).secret), {
    name: 'Cleo',
    bring: true,
  })
  for (const parts of [ben, cleo]) {
    expect(read(parts)).toEqual(read(anna))
    expect(await sharingOf(parts)).toMatchObject({ trouble: null, putAside: 0, wholeAt: 101 })
  }
})

test('a lock that was changed twice leaves each key once', async () => {
  const { anna, ben } = await createPair()
  await syncNotebook(ben)
  for (let times = 0; times < 2; times += 1) await shutOut(anna, () => false)
  await syncNotebook(ben)
  for (const parts of [anna, ben]) {
    expect((await sharingOf(parts)).epochs.map(({ epoch }) => epoch).toSorted()).toEqual([1, 2, 3])
  }
})

/** The server, with another word in its answers about updates. */
function serveUpdates(change: (answer: ReadAnswer) => ReadAnswer): () => number {
  let asked = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await server.fetch(url, init)
    if (init.method !== 'GET' || !url.startsWith(readUpdates.path)) return answer
    asked += 1
    return Response.json(change(await answer.json()))
  })
  return () => asked
}

type ReadAnswer = z.infer<typeof readUpdates.answer>

test('where the log comes in parts it is read to its end, and then no more is asked for', async () => {
  const { anna, ben } = await createPair()
  await syncNotebook(ben)
  for (const line of ['a', 'b', 'c']) {
    await write(anna, line, `line ${line}`)
    await syncNotebook(anna)
  }
  const asked = serveUpdates((answer) => ({ ...answer, updates: answer.updates.slice(0, 1) }))
  expect((await syncNotebook(ben))?.trouble).toBeNull()
  expect(Object.keys(read(ben))).toEqual(['a', 'b', 'c'])
  expect(asked()).toBe(3)
  await syncNotebook(ben)
  expect(asked()).toBe(4)
})

test('a server that names more than it hands over is not asked without end', async () => {
  const { ben } = await createPair()
  await syncNotebook(ben)
  const asked = serveUpdates((answer) => ({ ...answer, latest: answer.latest + 5, updates: [] }))
  expect((await syncNotebook(ben))?.trouble).toBeNull()
  expect(asked()).toBe(1)
})

test('a box that did not come with its lock is taken when it does', async () => {
  const { anna, ben } = await createPair()
  await syncNotebook(ben)
  await shutOut(anna, () => false)
  serveUpdates((answer) => ({ ...answer, box: null }))
  expect((await syncNotebook(ben))?.epoch).toBe(2)
  expect((await sharingOf(ben)).epochs).toHaveLength(1)
  vi.stubGlobal('fetch', server.fetch)
  await write(anna, 'a', 'under the new lock')
  await syncNotebook(anna)
  expect(await syncNotebook(ben)).toMatchObject({ trouble: null, putAside: 0 })
  expect(read(ben)).toHaveProperty('a')
  expect((await sharingOf(ben)).epochs.map(({ epoch }) => epoch)).toEqual([1, 2])
})
