// @vitest-environment jsdom
// How the updates of a plan lie on the device: as many rows as there were changes, and one again when they are many.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { PLAN_DATABASE } from './forget-plan.ts'
import { openPlanStore } from './plan-store.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** An update that says one word. */
function updateOf(word: string): Uint8Array {
  const document = new Y.Doc()
  document.getMap('words').set(word, true)
  return Y.encodeStateAsUpdate(document)
}

function wordsIn(update: Uint8Array | null): string[] {
  const document = new Y.Doc()
  if (update !== null) Y.applyUpdate(document, update)
  return [...document.getMap('words').keys()].toSorted()
}

async function countRows(part: 'updates' | 'aside'): Promise<number> {
  const database = await openDB(PLAN_DATABASE)
  const count = await database.count(part)
  database.close()
  return count
}

test('200 updates stay, the next one merges them all, and nothing is lost', async () => {
  const store = await openPlanStore()
  expect(await store.load()).toBeNull()
  const words = Array.from({ length: 201 }, (_, place) => `word ${place}`)
  for (const word of words.slice(0, 200)) await store.add(updateOf(word))
  expect(wordsIn(await store.load())).toHaveLength(200)
  expect(await countRows('updates')).toBe(200)
  await store.add(updateOf(words[200] as string))
  expect(wordsIn(await store.load())).toEqual(words.toSorted())
  expect(await countRows('updates')).toBe(1)
  expect(wordsIn(await store.load())).toEqual(words.toSorted())
  store.close()
})

test('what is put aside empties the store, can be read once more, and is deleted', async () => {
  const store = await openPlanStore()
  await store.putAside()
  expect(await countRows('aside')).toBe(0)
  expect(await store.loadAside()).toBeNull()
  await store.add(updateOf('one'))
  await store.putAside()
  expect(await store.load()).toBeNull()
  await store.putAside()
  expect(await countRows('aside')).toBe(1)
  expect(wordsIn(await store.loadAside())).toEqual(['one'])
  await store.forgetAside()
  expect(await store.loadAside()).toBeNull()
  store.close()
})

test('a page that forgets everything is not held up by one that is open', async () => {
  const store = await openPlanStore()
  await store.add(updateOf('one'))
  await new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(PLAN_DATABASE)
    asked.onsuccess = resolve
    asked.onblocked = () => reject(new Error('held up'))
  })
  await expect(store.add(updateOf('two'))).rejects.toThrow()
})

test('a database of an earlier version is replaced by an empty one', async () => {
  const old = await openDB(PLAN_DATABASE, 4, {
    upgrade(fresh) {
      for (const part of ['updates', 'aside', 'lock']) fresh.createObjectStore(part, { autoIncrement: true })
    },
  })
  await old.add('updates', updateOf('old'))
  old.close()
  const store = await openPlanStore()
  expect(await store.load()).toBeNull()
  await store.add(updateOf('new'))
  await store.putAside()
  expect(wordsIn(await store.loadAside())).toEqual(['new'])
  store.close()
})

test('what cannot be put aside stays where it is', async () => {
  const store = await openPlanStore()
  await store.add(updateOf('one'))
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(store.putAside()).rejects.toThrow(DOMException)
  full.mockRestore()
  expect(await store.loadAside()).toBeNull()
  expect(wordsIn(await store.load())).toEqual(['one'])
  store.close()
})

test('a full device that cannot merge many updates still reads them all', async () => {
  const store = await openPlanStore()
  const words = Array.from({ length: 201 }, (_, place) => `word ${place}`)
  for (const word of words) await store.add(updateOf(word))
  const { add } = IDBObjectStore.prototype
  // As browsers do it: what was asked for succeeds, and then none of it is kept.
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, row) {
    const asked = add.call(this, row)
    asked.addEventListener('success', () => this.transaction.abort())
    return asked
  })
  expect(wordsIn(await store.load())).toHaveLength(201)
  full.mockRestore()
  expect(wordsIn(await store.load())).toHaveLength(201)
  expect(await countRows('updates')).toBe(1)
  store.close()
})
