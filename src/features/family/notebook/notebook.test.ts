// @vitest-environment jsdom
// K3: what was put aside lies on this device alone.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNotebook } from './notebook.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** From now on the device is full, until its answer is restored. */
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

async function rowsKept(): Promise<string[]> {
  const notebook = await createNotebook()
  const rows = [...notebook.document.getMap('rows').keys()].toSorted()
  notebook.close()
  return rows
}

test('K3: what was put aside stays there until the device has kept it in its new place, however often somebody presses', async () => {
  const before = await createNotebook()
  await before.change(() => before.document.getMap('rows').set('row', 'words'))
  await before.putAside()
  before.close()
  const notebook = await createNotebook()
  const full = fill()
  expect(await Promise.all([notebook.addAside(), notebook.addAside()])).toEqual([false, false])
  expect(await notebook.addAside()).toBe(false)
  expect(await notebook.hasAside()).toBe(true)
  expect(await rowsKept()).toEqual([])
  full.mockRestore()
  expect(await notebook.addAside()).toBe(true)
  expect(await notebook.hasAside()).toBe(false)
  expect(await rowsKept()).toEqual(['row'])
  notebook.close()
})

test('V-1: what a full device could not keep is kept with the next change that it has room for', async () => {
  const notebook = await createNotebook()
  const write = (words: string) => notebook.change(() => notebook.document.getMap('rows').set(words, words))
  const full = fill()
  expect(await write('one')).toBe(false)
  expect(await write('two')).toBe(false)
  full.mockRestore()
  expect(await write('three')).toBe(true)
  expect(await rowsKept()).toEqual(['one', 'three', 'two'])
  notebook.close()
})

test('V-1: of two changes that a full device refused at once both are kept with the next', async () => {
  const notebook = await createNotebook()
  const write = (words: string) => notebook.change(() => notebook.document.getMap('rows').set(words, words))
  const full = fill()
  expect(await Promise.all([write('one'), write('two')])).toEqual([false, false])
  full.mockRestore()
  expect(await write('three')).toBe(true)
  expect(await rowsKept()).toEqual(['one', 'three', 'two'])
  notebook.close()
})

test('K3: nothing is put aside while a full device would lose a part of it', async () => {
  const notebook = await createNotebook()
  const full = fill()
  await notebook.change(() => notebook.document.getMap('rows').set('one', 'one'))
  await expect(notebook.putAside()).rejects.toThrow(DOMException)
  expect(notebook.document.getMap('rows').get('one')).toBe('one')
  full.mockRestore()
  await notebook.putAside()
  expect(await notebook.hasAside()).toBe(false)
  const next = await createNotebook()
  expect(await next.hasAside()).toBe(true)
  next.close()
})

test('V-1: what another tab writes while this one opens the notebook is shown here', async () => {
  const other = await createNotebook()
  let done = false
  const opening = createNotebook().finally(() => {
    done = true
  })
  const words: string[] = []
  while (!done) {
    words.push(`word ${words.length}`)
    await other.change(() => other.document.getMap('rows').set(words.at(-1) as string, true))
  }
  const notebook = await opening
  await expect.poll(() => [...notebook.document.getMap('rows').keys()].toSorted()).toEqual(words.toSorted())
  other.close()
  notebook.close()
})
