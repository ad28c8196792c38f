// @vitest-environment jsdom
// K16: the lock of a device shuts what is kept for sharing too: keys, who is in, the rows as last seen, the changes of 30 days.
import { Blob as NodeBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Map as SharedMap } from 'yjs'
import { type DeviceLock, makePhraseLock, openWithPhrase } from '#src/features/notebook/device-lock.ts'
import { createNotebook } from '#src/features/notebook/notebook.ts'
import { SHARING_DATABASE } from '#src/features/notebook/notebook-names.ts'
import { Silence } from '../../../../testing/sharing/devices.ts'
import { createServerModel } from '../../../../testing/sharing/server-model.ts'
import { invite } from '../acts/invite.ts'
import { joinNotebook, lookAt } from '../acts/join-notebook.ts'
import { startSharing } from '../acts/start-sharing.ts'
import { isHarmless } from './foreign-update.ts'
import type { Parts } from './parts.ts'
import { listChanges, openSharingStore, readSeen, readSharing } from './sharing-store.ts'
import { syncNotebook } from './sync-notebook.ts'

const PHRASE = 'purple kettle on the roof'
const CANARY = 'canary-of-a-family'
const NAME = 'Annabella'
const trial = { isHarmless: async (state: Uint8Array, update: Uint8Array) => isHarmless(state, update), end() {} }

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Silence)
  // The one of jsdom has no streams.
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('fetch', createServerModel().fetch)
  let last = Promise.resolve()
  const request = (_name: string, act: () => Promise<void>) => {
    last = last.then(act, act)
    return last
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function openDevice(findKey?: (lock: DeviceLock) => Promise<CryptoKey>): Promise<Parts> {
  const notebook = await createNotebook(findKey)
  const store = await openSharingStore(notebook.besideKey)
  return { notebook, store, startTrial: () => trial, today: () => '2026-11-22' }
}

function closeDevice({ notebook, store }: Parts): void {
  notebook.close()
  store.database.close()
}

const openWith = (phrase: string) => async (lock: DeviceLock) => {
  const key = lock.way === 'phrase' ? await openWithPhrase(lock, phrase) : null
  if (key === null) throw new Error('wrong')
  return key
}

const write = ({ notebook }: Parts, id: string, words: string) =>
  notebook.change(() => void notebook.document.getMap('lines').set(id, new SharedMap([['what', words]])))

/** Everything that IndexedDB holds, as text: words and bytes. */
async function dump(): Promise<string> {
  const found: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name)
    for (const part of database.objectStoreNames) {
      found.push(
        JSON.stringify(await database.getAll(part), (_name, value) => {
          if (ArrayBuffer.isView(value)) found.push(Buffer.from(value as Uint8Array).toString('latin1'))
          return value
        }),
      )
    }
    database.close()
  }
  return found.join('\n')
}

/** Which of these words storage holds. */
async function findKept(...words: string[]): Promise<string[]> {
  const kept = await dump()
  return words.filter((word) => kept.includes(word))
}

/** Anna's device, which shares with another; both have written. */
async function createAnna(): Promise<Parts> {
  globalThis.indexedDB = new IDBFactory()
  const anna = await openDevice()
  const ownStorage = globalThis.indexedDB
  await startSharing(anna, NAME)
  await write(anna, 'a', `${CANARY}-own`)
  const { secret } = await invite(anna)
  globalThis.indexedDB = new IDBFactory()
  const ben = await openDevice()
  await joinNotebook(async () => ben, await lookAt(secret), { name: 'Benedict', bring: true })
  await write(ben, 'b', `${CANARY}-from-another`)
  await syncNotebook(ben)
  await syncNotebook(anna)
  globalThis.indexedDB = ownStorage
  return anna
}

test('K16: with the lock shut no storage holds a word, a name or a key of a shared plan, and the phrase opens all of it', async () => {
  const anna = await createAnna()
  const before = await readSharing(anna.store)
  const seen = await readSeen(anna.store)
  const changes = await listChanges(anna.store)
  expect(JSON.stringify([seen, changes])).toContain(`${CANARY}-from-another`)
  await anna.notebook.changeLock(await makePhraseLock(PHRASE))
  await write(anna, 'c', `${CANARY}-later`)
  await syncNotebook(anna)
  if (before === null) throw new Error('nothing is shared')
  const secrets = [before.deviceSecret, ...before.epochs.map(({ secret }) => secret)]
  const words = secrets.map((secret) => Buffer.from(secret).toString('latin1'))
  expect(await findKept(...words, CANARY, NAME, 'Benedict', 'joined', PHRASE)).toEqual([])
  closeDevice(anna)

  await expect(openDevice(openWith('purple kettle on the rooF'))).rejects.toThrow()
  const again = await openDevice(openWith(PHRASE))
  expect(await readSharing(again.store)).toMatchObject({
    notebook: before?.notebook,
    deviceSecret: before?.deviceSecret,
  })
  expect(await readSeen(again.store)).toMatchObject({ lines: { a: {}, b: {}, c: {} } })
  expect((await listChanges(again.store)).length).toBeGreaterThanOrEqual(changes.length)
  await syncNotebook(again)
  expect((await readSharing(again.store))?.trouble).toBeNull()

  // The lock comes off, and everything is there still.
  await again.notebook.changeLock(null)
  closeDevice(again)
  const open = await openDevice()
  expect(await readSeen(open.store)).toMatchObject({ lines: { a: {}, b: {}, c: {} } })
  closeDevice(open)
})

test('K16: what a device kept open for sharing before all of it was sealed is sealed at the next opening', async () => {
  const anna = await createAnna()
  const database = await openDB(SHARING_DATABASE)
  const sharing = await readSharing(anna.store)
  const [change, ...more] = await listChanges(anna.store)
  if (sharing === null || change === undefined) throw new Error('nothing is shared')
  await database.put('sharing', sharing, 'mine')
  await database.put('seen', await readSeen(anna.store), 'mine')
  const { key, ...row } = change
  await database.put('changes', row, key)
  database.close()
  await anna.notebook.changeLock(await makePhraseLock(PHRASE))
  expect(await findKept(CANARY, NAME)).toEqual([CANARY, NAME])
  closeDevice(anna)

  const again = await openDevice(openWith(PHRASE))
  expect(await findKept(CANARY, NAME)).toEqual([])
  expect(await readSharing(again.store)).toEqual(sharing)
  expect(await listChanges(again.store)).toEqual([change, ...more])
  closeDevice(again)
})
