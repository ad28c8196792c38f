// @vitest-environment jsdom
// A connection that the browser ends while the page stands there, as iOS does in the background.
import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNotebook } from './notebook.ts'
import { NOTEBOOK_DATABASE } from './notebook-names.ts'

/** Every connection that was opened, so that it can be lost. */
let connections: IDBDatabase[]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  connections = []
  const { open } = IDBFactory.prototype
  vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
    const opening = open.apply(indexedDB as never, asked) as unknown as IDBOpenDBRequest
    opening.addEventListener('success', () => connections.push(opening.result))
    return opening
  })
})

/** As the browser does it: whoever asks for the next transaction hears of it, and the connection says that it is closed. */
function loseConnections(): void {
  for (const connection of connections.splice(0)) forceCloseDatabase(connection as never)
}

const write = (notebook: Awaited<ReturnType<typeof createNotebook>>, word: string) =>
  notebook.change(() => void notebook.document.getMap('words').set(word, true))

async function readWords(): Promise<string[]> {
  const notebook = await createNotebook()
  const words = [...notebook.document.getMap('words').keys()].toSorted()
  notebook.close()
  return words
}

test('V-1: what is written after the browser has ended the connection is kept, as often as it does so', async () => {
  const notebook = await createNotebook()
  await write(notebook, 'one')
  loseConnections()
  expect(await Promise.all([write(notebook, 'two'), write(notebook, 'three')])).toEqual([true, true])
  loseConnections()
  expect(await notebook.hasAside()).toBe(false)
  expect(await write(notebook, 'four')).toBe(true)
  notebook.close()
  expect(await readWords()).toEqual(['four', 'one', 'three', 'two'])
})

test('V-1: a notebook that has gone from the device meanwhile is not begun anew with half of it', async () => {
  const notebook = await createNotebook()
  await write(notebook, 'one')
  loseConnections()
  await deleteDB(NOTEBOOK_DATABASE)
  expect(await write(notebook, 'two')).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
  const other = await createNotebook()
  expect(await write(other, 'three')).toBe(true)
  expect(await write(notebook, 'four')).toBe(false)
  other.close()
  notebook.close()
  expect(await readWords()).toEqual(['three'])
})

test('after a page that forgets everything this one keeps nothing, and nothing is opened again', async () => {
  const notebook = await createNotebook()
  await write(notebook, 'one')
  await deleteDB(NOTEBOOK_DATABASE)
  expect(await write(notebook, 'two')).toBe(false)
  const database = await openDB(NOTEBOOK_DATABASE)
  expect([...database.objectStoreNames]).toEqual([])
  database.close()
})
