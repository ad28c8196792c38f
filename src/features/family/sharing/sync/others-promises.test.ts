// A promise is asked about where it was made: what each device notes of the others' promises, whatever becomes of the plan.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Map as SharedMap } from 'yjs'
import { PROMISES } from '#src/features/family/next-step/promise-book.ts'
import { promisesOfOthers } from '#src/features/family/next-step/promises-of-others.ts'
import { createDevice as createParts, Silence } from '../../../../../testing/sharing/devices.ts'
import { createServerModel, type ServerModel } from '../../../../../testing/sharing/server-model.ts'
import { invite } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { startSharing } from '../acts/start-sharing.ts'
import { goOnAlone } from '../acts/stop-sharing.ts'
import type { Head } from '../log/read-log.ts'
import { findPromiser, watchPromises } from './others-promises.ts'
import type { Parts } from './parts.ts'
import { undoChange } from './row-changes.ts'
import type { Sharing } from './sharing.ts'
import { listChanges, readSharing } from './sharing-store.ts'
import { syncNotebook } from './sync-notebook.ts'

let server: ServerModel
beforeEach(() => {
  server = createServerModel()
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

interface Device extends Parts {
  storage: Map<string, string>
}

async function createDevice(): Promise<Device> {
  const storage = new Map<string, string>()
  use(storage)
  return { ...(await createParts()), storage }
}

/** What is kept from now on is kept on this device. */
function use(storage: Map<string, string>): void {
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
}

async function sync(device: Device): Promise<void> {
  use(device.storage)
  await syncNotebook(device)
}

async function promise(device: Device, id: string): Promise<void> {
  const { notebook } = device
  await notebook.change(() => void notebook.document.getMap(PROMISES.name).set(id, new SharedMap([['cue', id]])))
  await sync(device)
}

async function join(device: Device, by: Device, bring = true): Promise<void> {
  use(by.storage)
  const { secret } = await invite(by)
  use(device.storage)
  await joinNotebook(async () => device, await lookAt(secret), { name: 'Ben', bring })
}

/** Two carers with one plan. */
async function createPair() {
  const [anna, ben] = [await createDevice(), await createDevice()]
  use(anna.storage)
  await startSharing(anna, 'Anna')
  await join(ben, anna)
  return { anna, ben }
}

function promisesOfOthersOn({ storage }: Device): Record<string, string> {
  use(storage)
  return Object.fromEntries(promisesOfOthers.read())
}

const idOf = async ({ store }: Device) => (await readSharing(store))?.keys.id ?? ''

test('W-3: each device knows whose the promises are that others made, and none of its own', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await promise(ben, 'of-Ben')
  await sync(anna)
  expect(promisesOfOthersOn(anna)).toEqual({ 'of-Ben': await idOf(ben) })
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': await idOf(anna) })
})

test('W-3: what was promised on a device before it came in stays its own, and is another’s to those who were in', async () => {
  const anna = await createDevice()
  await promise(anna, 'of-Anna')
  use(anna.storage)
  await startSharing(anna, 'Anna')
  const ben = await createDevice()
  await promise(ben, 'of-Ben')
  await join(ben, anna)
  await sync(anna)
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': await idOf(anna) })
  expect(promisesOfOthersOn(anna)).toEqual({ 'of-Ben': await idOf(ben) })
})

test('W-3: what somebody promises while the plan is brought into step is theirs', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  const { change } = ben.notebook
  const while_ = vi.spyOn(ben.notebook, 'change').mockImplementationOnce((make) => {
    const changing = change(make)
    void change(() => void ben.notebook.document.getMap(PROMISES.name).set('of-Ben', new SharedMap([['cue', 'b']])))
    return changing
  })
  await sync(ben)
  expect(while_).toHaveBeenCalled()
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': await idOf(anna) })
})

test('W-3: a promise that another carer removed and brought back is still asked about where it was made', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await sync(ben)
  const undoLast = async () => {
    const [last] = await listChanges(ben.store)
    await ben.notebook.change(() => last && undoChange(ben.notebook.document, last))
    await sync(ben)
  }
  await undoLast()
  await sync(anna)
  expect(anna.notebook.document.getMap(PROMISES.name).size).toBe(0)
  await undoLast()
  await sync(anna)
  expect(anna.notebook.document.getMap(PROMISES.name).size).toBe(1)
  // And once more without a look in between.
  await undoLast()
  await undoLast()
  await sync(anna)
  expect(promisesOfOthersOn(anna)).toEqual({})
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': await idOf(anna) })
})

test('W-3: whoever goes on alone is still not asked about what another carer promised', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await sync(ben)
  use(ben.storage)
  await goOnAlone(ben)
  await promise(ben, 'of-Ben')
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': expect.any(String) })
})

test('W-3: of what one entry holds of everybody, nobody is said to have promised it, unless one had read all before', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await sync(ben)
  for (let count = 0; count < 100; count += 1) {
    await promise(ben, `${Math.floor(count / 50)}-of-Ben`)
    await sync(anna)
  }
  expect(promisesOfOthersOn(anna)).toEqual({ '0-of-Ben': await idOf(ben), '1-of-Ben': await idOf(ben) })
  const cleo = await createDevice()
  await join(cleo, anna)
  expect(promisesOfOthersOn(cleo)).toMatchObject({ 'of-Anna': '', '0-of-Ben': '' })
})

test('W-3: whoever brings back what this carer had promised on another phone has not made it', async () => {
  const device = await createDevice()
  const rows = device.notebook.document.getMap(PROMISES.name)
  const promises = watchPromises(device)
  const bringIn = (promiser: string | null, apply: () => void) =>
    device.notebook.change(() => promises.noteNew(promiser, apply))
  await promises.lookBefore()
  await bringIn(null, () => rows.set('own', new SharedMap()))
  await bringIn('device-of-ben', () => rows.delete('own'))
  await bringIn('device-of-ben', () => rows.set('own', new SharedMap()))
  await bringIn('device-of-ben', () => rows.set('of-Ben', new SharedMap()))
  expect(promisesOfOthersOn(device)).toEqual({ 'of-Ben': 'device-of-ben' })
})

test('W-3: of a whole entry read in its turn it is known whose promises it brings; after a gap they may be one’s own', () => {
  const sharing = { keys: { id: 'own' }, putAside: 0, head: { number: 7 } } as unknown as Sharing
  const promiserOf = (isWhole: boolean, number: number, author = 'ben', putAside = 0) =>
    findPromiser({ ...sharing, putAside }, { author, isWhole }, { number } as Head)
  expect(promiserOf(false, 8)).toBe('ben')
  expect(promiserOf(true, 8)).toBe('ben')
  expect(promiserOf(true, 9)).toBe('')
  expect(promiserOf(true, 8, 'ben', 1)).toBe('')
  expect(promiserOf(true, 9, 'own')).toBeNull()
})
