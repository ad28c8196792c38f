// K9: shutting somebody out, where somebody writes in between, where the answer is lost, and by whom it is not to be done.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carersIn, createDevice, createPair, read, sharingOf, write } from '../../../../../testing/sharing/devices.ts'
import type { ServerModel } from '../../../../../testing/sharing/server-model.ts'
import { letDevicesActAtOnce, stageServer } from '../../../../../testing/sharing/stage-server.ts'
import { makeSecret } from '../keys/derive-keys.ts'
import { readWords } from '../log/statements.ts'
import { changeLock } from '../sharing.contract.ts'
import type { Parts } from '../sync/parts.ts'
import { writeSharing } from '../sync/sharing-store.ts'
import { syncNotebook } from '../sync/sync-notebook.ts'
import { shutOut } from './change-lock.ts'
import { invite } from './invite.ts'
import { joinNotebook, lookAt } from './join-notebook.ts'

let server: ServerModel
/** How often the server was asked for another lock. */
let asked: number
/** What it answers in place of its own; null for its own. */
let refusal: number | null
beforeEach(() => {
  server = stageServer()
  letDevicesActAtOnce()
  asked = 0
  refusal = null
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== changeLock.path) return server.fetch(url, init)
    asked += 1
    return refusal === null ? server.fetch(url, init) : Response.json({ message: 'No.' }, { status: refusal })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function createThree() {
  const pair = await createPair()
  const cleo = await createDevice()
  await joinNotebook(async () => cleo, await lookAt((await invite(pair.anna)).secret), {
    name: 'Cleo',
    bring: true,
  })
  for (const parts of [pair.anna, pair.ben]) await syncNotebook(parts)
  return { ...pair, cleo }
}

const idOf = async (parts: Parts) => (await sharingOf(parts)).keys.id

test('who stays hears who is out, and reads on; who is out is told that it is over', async () => {
  const { anna, ben, cleo } = await createThree()
  const out = await idOf(ben)
  await shutOut(anna, (id) => id === out)
  await write(anna, 'a', 'phones sleep downstairs')
  await syncNotebook(anna)
  expect((await syncNotebook(cleo))?.trouble).toBeNull()
  for (const parts of [anna, cleo]) expect(await carersIn(parts)).toEqual(['Annabella maker', 'Cleo editor'])
  expect(read(cleo)).toHaveProperty('a')
  expect((await syncNotebook(ben))?.trouble).toBe('ended')
  expect(read(ben)).not.toHaveProperty('a')
})

test('who was out before is not named again', async () => {
  const { anna, ben, cleo } = await createThree()
  const [first, second] = [await idOf(ben), await idOf(cleo)]
  await shutOut(anna, (id) => id === first)
  await shutOut(anna, () => true)
  const last = (await sharingOf(anna)).statements.at(-1)
  expect(last && readWords(last)).toMatchObject({ kind: 'shut-out', devices: [second] })
})

test('where somebody writes in between, it is tried again, and their words are there', async () => {
  const { anna, ben, cleo } = await createThree()
  const out = await idOf(ben)
  await write(cleo, 'c', 'no phones at tea')
  server.meanwhile = () => syncNotebook(cleo)
  await shutOut(anna, (id) => id === out)
  expect(asked).toBe(2)
  expect(read(anna)).toHaveProperty('c')
  await write(anna, 'a', 'after that')
  await syncNotebook(anna)
  expect((await syncNotebook(cleo))?.trouble).toBeNull()
  expect(read(cleo)).toHaveProperty('a')
})

test('it is tried three times, and another refusal once', async () => {
  const { anna } = await createThree()
  refusal = 409
  await expect(shutOut(anna, () => true)).rejects.toMatchObject({ code: 'conflict' })
  expect(asked).toBe(3)
  refusal = 500
  await expect(shutOut(anna, () => true)).rejects.toMatchObject({ code: 'unexpected' })
  expect(asked).toBe(4)
  refusal = null
  await shutOut(anna, () => true)
  expect((await sharingOf(anna)).epochs.map(({ epoch }) => epoch)).toEqual([1, 2])
  expect(await carersIn(anna)).toEqual(['Annabella maker'])
})

test('where the answer is lost, the maker has the key all the same, and goes on', async () => {
  const { anna, ben, cleo } = await createThree()
  const out = await idOf(ben)
  server.losesAnswers = true
  await expect(shutOut(anna, (id) => id === out)).rejects.toMatchObject({ code: 'unavailable' })
  server.losesAnswers = false
  await write(anna, 'a', 'phones sleep downstairs')
  expect(await syncNotebook(anna)).toMatchObject({ trouble: null, putAside: 0, epoch: 2 })
  await syncNotebook(cleo)
  expect(read(cleo)).toHaveProperty('a')
  expect(await carersIn(anna)).toEqual(['Annabella maker', 'Cleo editor'])
})

test('the key of a lock that did not come about goes to nobody: who is invited after it reads on under the next', async () => {
  const { anna } = await createPair()
  refusal = 500
  await expect(shutOut(anna, () => false)).rejects.toMatchObject({ code: 'unexpected' })
  refusal = null
  const cleo = await createDevice()
  const { secret } = await invite(anna)
  await joinNotebook(async () => cleo, await lookAt(secret), { name: 'Cleo', bring: true })
  expect((await sharingOf(cleo)).epochs.map(({ epoch }) => epoch)).toEqual([1])
  await syncNotebook(anna)
  await shutOut(anna, () => false)
  await write(anna, 'a', 'phones sleep downstairs')
  await syncNotebook(anna)
  expect(await syncNotebook(cleo)).toMatchObject({ trouble: null, putAside: 0, epoch: 2 })
  expect(read(cleo)).toHaveProperty('a')
})

test('the box of the maker counts where a device holds another key of that lock', async () => {
  const { anna, ben } = await createPair()
  const before = await sharingOf(ben)
  await writeSharing(ben.store, { ...before, epochs: [...before.epochs, { epoch: 2, secret: makeSecret() }] })
  await shutOut(anna, () => false)
  await write(anna, 'a', 'phones sleep downstairs')
  await syncNotebook(anna)
  expect(await syncNotebook(ben)).toMatchObject({ trouble: null, putAside: 0, epoch: 2 })
  expect(read(ben)).toHaveProperty('a')
  await write(ben, 'b', 'no phones at tea')
  await syncNotebook(ben)
  await syncNotebook(anna)
  expect(read(anna)).toHaveProperty('b')
})

test('only the maker may, and only where a plan is shared', async () => {
  const { ben } = await createThree()
  await expect(shutOut(ben, () => true)).rejects.toMatchObject({ code: 'forbidden', said: 'share_only_maker' })
  expect(asked).toBe(0)
  expect((await sharingOf(ben)).epochs).toHaveLength(1)
  await expect(shutOut(await createDevice(), () => true)).rejects.toMatchObject({
    code: 'conflict',
    said: 'share_not_shared',
  })
})
