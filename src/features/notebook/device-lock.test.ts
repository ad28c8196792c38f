// @vitest-environment jsdom
// K16: what a lock seals on the device, and what opens it.
import 'fake-indexeddb/auto'
import { argon2Sync } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test } from 'vitest'
import { type DeviceLock, makePhraseLock, openWithPhrase } from './device-lock.ts'
import { createNotebook, type Notebook } from './notebook.ts'
import { openNotebookStore } from './notebook-store.ts'
import { openBytes } from './seal-bytes.ts'

const PHRASE = 'purple kettle on the roof'
const CANARY = 'canary-of-a-family'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const write = (notebook: Notebook, words: string) =>
  notebook.change(() => {
    notebook.document.getMap('rows').set(words, words)
  })

const wordsIn = (notebook: Notebook) => [...notebook.document.getMap('rows').keys()].toSorted()

const never = () => Promise.reject(new Error('Nothing is locked.'))

function withPhrase(phrase: string): (lock: DeviceLock) => Promise<CryptoKey> {
  return async (lock) => {
    const key = lock.way === 'phrase' ? await openWithPhrase(lock, phrase) : null
    if (key === null) throw new Error('wrong')
    return key
  }
}

/** Everything that IndexedDB holds, as text. */
async function dump(): Promise<string> {
  const database = await openDB('notebook')
  const rows = await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name)))
  database.close()
  const bytes: Uint8Array[] = []
  JSON.stringify(rows, (_name, value) => {
    if (ArrayBuffer.isView(value)) bytes.push(value as Uint8Array)
    return value
  })
  return bytes.map((part) => Buffer.from(part).toString('latin1')).join('\n')
}

test('K16: a lock seals all that was written, put aside and is written later; the phrase opens it, and no other', async () => {
  const first = await createNotebook(never)
  await write(first, `${CANARY}-aside`)
  await first.putAside()
  first.close()
  const notebook = await createNotebook(never)
  await write(notebook, `${CANARY}-before`)
  expect(await dump()).toContain(CANARY)
  await notebook.changeLock(await makePhraseLock(PHRASE))
  await write(notebook, `${CANARY}-after`)
  expect(notebook.lock?.way).toBe('phrase')
  expect(localStorage.getItem('planLocked')).toBe('yes')
  const rows = await dump()
  expect(rows.length).toBeGreaterThan(100)
  expect(rows).not.toContain(CANARY)
  expect(rows).not.toContain(PHRASE)
  notebook.close()

  const opened = await createNotebook(withPhrase(`  ${PHRASE} `))
  expect(wordsIn(opened)).toEqual([`${CANARY}-after`, `${CANARY}-before`])
  expect(await opened.addAside()).toBe(true)
  expect(wordsIn(opened)).toContain(`${CANARY}-aside`)
  expect(await dump()).not.toContain(CANARY)
  opened.close()

  await expect(createNotebook(withPhrase('purple kettle on the rooF'))).rejects.toThrow('wrong')
})

test('K16: what is put aside behind a lock is sealed, and can be had again', async () => {
  const notebook = await createNotebook(never)
  await write(notebook, CANARY)
  await notebook.changeLock(await makePhraseLock(PHRASE))
  await notebook.putAside()
  notebook.close()
  const rows = await dump()
  expect(rows.length).toBeGreaterThan(100)
  expect(rows).not.toContain(CANARY)
  const opened = await createNotebook(withPhrase(PHRASE))
  expect(await opened.addAside()).toBe(true)
  expect(wordsIn(opened)).toEqual([CANARY])
  opened.close()
})

test('K16: what another tab wrote before it knew of the lock is sealed at the next opening, and none of it is lost', async () => {
  const [one, other] = [await createNotebook(never), await createNotebook(never)]
  await write(one, `${CANARY}-one`)
  await one.changeLock(await makePhraseLock(PHRASE))
  await write(other, `${CANARY}-other`)
  expect(await dump()).toContain(`${CANARY}-other`)
  one.close()
  other.close()
  const again = await createNotebook(withPhrase(PHRASE))
  expect(wordsIn(again)).toEqual([`${CANARY}-one`, `${CANARY}-other`])
  expect(await dump()).not.toContain(CANARY)
  again.close()
})

test('K16: what another tab writes before it knows that the lock is off can be read, and with it all the rest', async () => {
  const one = await createNotebook(never)
  await write(one, `${CANARY}-one`)
  await one.changeLock(await makePhraseLock(PHRASE))
  const other = await createNotebook(withPhrase(PHRASE))
  await one.changeLock(null)
  expect(await write(other, `${CANARY}-other`)).toBe(true)
  one.close()
  other.close()
  const again = await createNotebook(never)
  expect(wordsIn(again)).toEqual([`${CANARY}-one`, `${CANARY}-other`])
  again.close()
})

test('K16: whoever opens the notebook while another tab takes the lock off seals nothing for it', async () => {
  const one = await createNotebook(never)
  await write(one, CANARY)
  await one.changeLock(await makePhraseLock(PHRASE))
  const store = await openNotebookStore(withPhrase(PHRASE))
  await one.changeLock(null)
  await store.load()
  await expect(store.putAside()).rejects.toThrow()
  await expect(store.changeLock(null)).rejects.toThrow()
  store.close()
  one.close()
  const again = await createNotebook(never)
  expect(wordsIn(again)).toEqual([CANARY])
  again.close()
})

test('K16: the lock comes off with everything there', async () => {
  const notebook = await createNotebook(never)
  await write(notebook, CANARY)
  await notebook.changeLock(await makePhraseLock(PHRASE))
  await notebook.changeLock(null)
  expect(localStorage.getItem('planLocked')).toBeNull()
  notebook.close()
  const again = await createNotebook(never)
  expect(wordsIn(again)).toEqual([CANARY])
  expect(again.lock).toBeNull()
  again.close()
})

test('K16: the box is closed with argon2id as another library computes it, at the cost that OWASP asks for', async () => {
  const { lock } = await makePhraseLock(PHRASE)
  if (lock.way !== 'phrase') throw new Error('A phrase was asked for.')
  const { salt, memory, passes, box } = lock
  expect(memory).toBeGreaterThanOrEqual(19_456)
  expect(passes).toBeGreaterThanOrEqual(2)
  const cost = { message: Buffer.from(PHRASE), nonce: salt, parallelism: 1, tagLength: 32, memory, passes }
  const secret = Uint8Array.from(argon2Sync('argon2id', cost))
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('handrail-device-lock-1')
  const form = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  const key = await crypto.subtle.deriveKey(form, material, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  expect(await openBytes(key, box)).toHaveLength(32)
})
