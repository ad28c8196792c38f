// @vitest-environment jsdom
// How the updates of a notebook lie on the device: as many rows as there were changes, and one again when they are many.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makePhraseLock } from './device-lock.ts'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'
import { openNotebookStore } from './notebook-store.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const never = () => Promise.reject(new Error('Nothing is locked.'))

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

async function countRows(part: 'updates' | 'aside' | 'beside'): Promise<number> {
  const database = await openDB(NOTEBOOK_DATABASE)
  const count = await database.count(part)
  database.close()
  return count
}

test('200 updates stay as they are, the next one makes one of all, and nothing is lost', async () => {
  const store = await openNotebookStore(never)
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

test('what is put aside leaves the store empty, can be had once more, and is forgotten', async () => {
  const store = await openNotebookStore(never)
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

test('rows that stand open beside a lock are sealed at the next reading, and sealed ones are left as they are', async () => {
  const lock = await makePhraseLock('purple kettle on the roof')
  const store = await openNotebookStore(never)
  await store.changeLock(lock)
  await store.add(updateOf('sealed'))
  await store.add(updateOf('sealed too'))
  expect(wordsIn(await store.load())).toEqual(['sealed', 'sealed too'])
  expect(await countRows('updates')).toBe(2)
  const database = await openDB(NOTEBOOK_DATABASE)
  await database.add('updates', updateOf('open'))
  expect(wordsIn(await store.load())).toEqual(['open', 'sealed', 'sealed too'])
  const rows = await database.getAll('updates')
  expect(rows.map((row) => Object.keys(row))).toEqual([['sealed']])
  database.close()
  store.close()
})

test('a page that forgets everything is not held up by one that is open', async () => {
  const store = await openNotebookStore(never)
  await store.add(updateOf('one'))
  await new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(NOTEBOOK_DATABASE)
    asked.onsuccess = resolve
    asked.onblocked = () => reject(new Error('held up'))
  })
  await expect(store.add(updateOf('two'))).rejects.toThrow()
})

test('what is kept beside the notebook can be opened at every later visit', async () => {
  const first = await openNotebookStore(never)
  const iv = new Uint8Array(12)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, first.besideKey, new Uint8Array([7]))
  first.close()
  const second = await openNotebookStore(never)
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, second.besideKey, sealed)
  expect([...new Uint8Array(opened)]).toEqual([7])
  second.close()
})

test.each([1, 2, 3])(
  'a notebook that version %i of the database kept is there afterwards, and has everything since',
  async (version) => {
    const old = await openDB(NOTEBOOK_DATABASE, version, {
      upgrade(fresh) {
        fresh.createObjectStore('updates', { autoIncrement: true })
        if (version > 1) fresh.createObjectStore('aside', { autoIncrement: true })
        if (version > 2) fresh.createObjectStore('lock')
      },
    })
    await old.add('updates', updateOf('old'))
    old.close()
    const store = await openNotebookStore(never)
    expect(wordsIn(await store.load())).toEqual(['old'])
    await store.putAside()
    expect(wordsIn(await store.loadAside())).toEqual(['old'])
    await store.changeLock(await makePhraseLock('purple kettle on the roof'))
    expect(store.lock?.way).toBe('phrase')
    store.close()
  },
)

test('a full device that has no room to make one of many updates reads them all the same', async () => {
  const store = await openNotebookStore(never)
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

test('K16: whoever waits at a lock that another tab changes meanwhile opens what stands there by then', async () => {
  const first = await openNotebookStore(never)
  const old = await makePhraseLock('purple kettle on the roof')
  await first.changeLock(old)
  await first.add(updateOf('one'))
  const next = await makePhraseLock('green bicycle in the hall')
  const asked: string[] = []
  const second = await openNotebookStore(async (lock) => {
    asked.push(String(lock.box))
    if (asked.length > 1) return next.key
    await first.changeLock(next)
    return old.key
  })
  expect(asked).toEqual([String(old.lock.box), String(next.lock.box)])
  expect(wordsIn(await second.load())).toEqual(['one'])
  second.close()
  const third = await openNotebookStore(async () => {
    await first.changeLock(null)
    return next.key
  })
  expect(third.lock).toBeNull()
  expect(wordsIn(await third.load())).toEqual(['one'])
  third.close()
  first.close()
})

test.each(['locked', 'relocked', 'opened'])(
  'what is written in the moment in which the notebook is %s can be read afterwards',
  async (turn) => {
    const store = await openNotebookStore(never)
    const old = await makePhraseLock('purple kettle on the roof')
    if (turn !== 'locked') await store.changeLock(old)
    const next = turn === 'opened' ? null : await makePhraseLock('green bicycle in the hall')
    await store.add(updateOf('before'))
    const words = Array.from({ length: 60 }, (_, place) => `word ${place}`)
    let changed = false
    const changing = store.changeLock(next).then(() => {
      changed = true
    })
    const written: Promise<void>[] = []
    for (const word of words) {
      if (changed) break
      written.push(store.add(updateOf(word)))
      await new Promise((resolve) => setTimeout(resolve))
    }
    await changing
    await Promise.all(written)
    expect(wordsIn(await store.load())).toHaveLength(written.length + 1)
    store.close()
  },
)

test('K16: whoever does not open the lock leaves no connection to the database behind', async () => {
  const store = await openNotebookStore(never)
  await store.changeLock(await makePhraseLock('purple kettle on the roof'))
  store.close()
  await new Promise((resolve) => setTimeout(resolve))
  const close = vi.spyOn(IDBDatabase.prototype, 'close')
  await expect(openNotebookStore(never)).rejects.toThrow('Nothing is locked.')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})
