// A promise is asked about where it was made: what each device notes of the others' promises, whatever becomes of the plan.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Map as SharedMap } from 'yjs'
import { PROMISES } from '#src/features/promises/promise-book.ts'
import { promisesOfOthers } from '#src/features/promises/promises-of-others.ts'
import { createDevice as createParts, Silence } from '../../../../testing/sharing/devices.ts'
import { createServerModel, type ServerModel } from '../../../../testing/sharing/server-model.ts'
import { invite } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { startSharing } from '../acts/start-sharing.ts'
import { goOnAlone } from '../acts/stop-sharing.ts'
import { keepKeyWithAccount } from '../kept-key/keep-key.ts'
import { openKeptPlan } from '../kept-key/open-kept-plan.ts'
import type { Carers } from '../log/carers.ts'
import type { Head } from '../log/read-log.ts'
import { findPromiser, watchPromises } from './others-promises.ts'
import type { Parts } from './parts.ts'
import { undoChange } from './row-changes.ts'
import type { Sharing } from './sharing.ts'
import { listChanges, readSharing } from './sharing-store.ts'
import { syncNotebook } from './sync-notebook.ts'

let server: ServerModel
/** What the server keeps with one account. */
let account: { sealed: string } | null
beforeEach(() => {
  account = null
  server = createServerModel()
  vi.stubGlobal('BroadcastChannel', Silence)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/kept-key')) return server.fetch(url, init)
    if (url === '/api/kept-key') account = JSON.parse(String(init.body))
    return Response.json(url === '/api/kept-key/open' ? { sealed: account?.sealed } : {})
  })
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
  const { secret } = await invite(by, 'editor')
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

test('W-3: a phone that came in by a kept key asks about what was promised on the one before, and that one about its', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await promise(ben, 'of-Ben')
  use(anna.storage)
  const code = await keepKeyWithAccount(anna, { own: 'Anna', key: 'Anna (key)' })
  const phone = await createDevice()
  use(phone.storage)
  await openKeptPlan(async () => phone, { code, bring: true })
  await promise(phone, 'of-the-phone')
  for (const device of [anna, ben]) await sync(device)
  expect(promisesOfOthersOn(phone)).toEqual({ 'of-Ben': await idOf(ben) })
  expect(promisesOfOthersOn(anna)).toEqual({ 'of-Ben': await idOf(ben) })
  expect(promisesOfOthersOn(ben)).toEqual({ 'of-Anna': await idOf(anna), 'of-the-phone': await idOf(phone) })
})

test('W-3: of what one entry holds of everybody, nobody is said to have promised it, unless one had read all before', async () => {
  const { anna, ben } = await createPair()
  await promise(anna, 'of-Anna')
  await sync(ben)
  use(anna.storage)
  const code = await keepKeyWithAccount(anna, { own: 'Anna', key: 'Anna (key)' })
  for (let count = 0; count < 100; count += 1) {
    await promise(ben, `${Math.floor(count / 50)}-of-Ben`)
    await sync(anna)
  }
  expect(promisesOfOthersOn(anna)).toEqual({ '0-of-Ben': await idOf(ben), '1-of-Ben': await idOf(ben) })
  const cleo = await createDevice()
  await join(cleo, anna)
  expect(promisesOfOthersOn(cleo)).toMatchObject({ 'of-Anna': '', '0-of-Ben': '' })
  // Some of it was promised on her own phone before: rather asked twice than never.
  const phone = await createDevice()
  use(phone.storage)
  await openKeptPlan(async () => phone, { code, bring: true })
  expect(Object.keys(promisesOfOthersOn(phone))).not.toContain('of-Anna')
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
  const carersOf = (...ids: string[]) =>
    ({ all: new Map(ids.map((id) => [id, id === 'tablet' ? { keptBy: 'own' } : {}])) }) as unknown as Carers
  const sharing = { keys: { id: 'own' }, putAside: 0, head: { number: 7 }, unsaid: [] } as unknown as Sharing
  const promiserOf = (carers: Carers, isWhole: boolean, number: number, author = 'ben', putAside = 0) =>
    findPromiser(carers, { ...sharing, putAside }, { author, isWhole }, { number } as Head)
  const two = carersOf('own', 'ben')
  const three = carersOf('own', 'tablet', 'ben')
  expect(promiserOf(two, false, 8)).toBe('ben')
  expect(promiserOf(two, true, 8)).toBe('ben')
  expect(promiserOf(three, true, 8)).toBe('ben')
  expect(promiserOf(two, true, 9)).toBe('')
  expect(promiserOf(two, true, 8, 'ben', 1)).toBe('')
  expect(promiserOf(three, true, 9)).toBeNull()
  expect(promiserOf(three, false, 8, 'tablet')).toBeNull()
})
