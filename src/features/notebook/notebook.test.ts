// @vitest-environment jsdom
// K3: what was put aside lies on this device alone.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createNotebook } from './notebook.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('K3: what was put aside stays there until the device has kept it in its new place', async () => {
  const before = await createNotebook()
  await before.change(() => before.document.getMap('rows').set('row', 'words'))
  await before.putAside()
  before.close()
  const notebook = await createNotebook()
  const adding = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await notebook.addAside()).toBe(false)
  expect(await notebook.hasAside()).toBe(true)
  adding.mockRestore()
  notebook.close()

  const again = await createNotebook()
  expect(again.document.getMap('rows').size).toBe(0)
  expect(await again.addAside()).toBe(true)
  expect(await again.hasAside()).toBe(false)
  expect(again.document.getMap('rows').get('row')).toBe('words')
  again.close()
})
