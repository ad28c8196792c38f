// @vitest-environment jsdom
// What was put aside lies on this device alone.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPlanDocument } from './plan-document.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** From now on the device is full, until its answer is restored. */
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

async function rowsKept(): Promise<string[]> {
  const planDocument = await createPlanDocument()
  const rows = [...planDocument.document.getMap('rows').keys()].toSorted()
  planDocument.close()
  return rows
}

test('a plan put aside stays until its new copy is stored, however often pressed', async () => {
  const before = await createPlanDocument()
  await before.change(() => before.document.getMap('rows').set('row', 'words'))
  await before.putAside()
  before.close()
  const planDocument = await createPlanDocument()
  const full = fill()
  expect(await Promise.all([planDocument.addAside(), planDocument.addAside()])).toEqual([false, false])
  expect(await planDocument.addAside()).toBe(false)
  expect(await planDocument.hasAside()).toBe(true)
  expect(await rowsKept()).toEqual([])
  full.mockRestore()
  expect(await planDocument.addAside()).toBe(true)
  expect(await planDocument.hasAside()).toBe(false)
  expect(await rowsKept()).toEqual(['row'])
  planDocument.close()
})

test('a change that a full device refused is stored with the next that fits', async () => {
  const planDocument = await createPlanDocument()
  const write = (words: string) => planDocument.change(() => planDocument.document.getMap('rows').set(words, words))
  const full = fill()
  expect(await write('one')).toBe(false)
  expect(await write('two')).toBe(false)
  full.mockRestore()
  expect(await write('three')).toBe(true)
  expect(await rowsKept()).toEqual(['one', 'three', 'two'])
  planDocument.close()
})

test('two changes that a full device refused at once are stored with the next', async () => {
  const planDocument = await createPlanDocument()
  const write = (words: string) => planDocument.change(() => planDocument.document.getMap('rows').set(words, words))
  const full = fill()
  expect(await Promise.all([write('one'), write('two')])).toEqual([false, false])
  full.mockRestore()
  expect(await write('three')).toBe(true)
  expect(await rowsKept()).toEqual(['one', 'three', 'two'])
  planDocument.close()
})

test('nothing is put aside while a full device would lose a part of it', async () => {
  const planDocument = await createPlanDocument()
  const full = fill()
  await planDocument.change(() => planDocument.document.getMap('rows').set('one', 'one'))
  await expect(planDocument.putAside()).rejects.toThrow(DOMException)
  expect(planDocument.document.getMap('rows').get('one')).toBe('one')
  full.mockRestore()
  await planDocument.putAside()
  expect(await planDocument.hasAside()).toBe(false)
  const next = await createPlanDocument()
  expect(await next.hasAside()).toBe(true)
  next.close()
})

test('what another tab writes while this one opens the plan is shown here', async () => {
  const other = await createPlanDocument()
  let done = false
  const opening = createPlanDocument().finally(() => {
    done = true
  })
  const words: string[] = []
  while (!done) {
    words.push(`word ${words.length}`)
    await other.change(() => other.document.getMap('rows').set(words.at(-1) as string, true))
  }
  const planDocument = await opening
  await expect.poll(() => [...planDocument.document.getMap('rows').keys()].toSorted()).toEqual(words.toSorted())
  other.close()
  planDocument.close()
})
