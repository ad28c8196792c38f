// @vitest-environment jsdom
// A connection that the browser ends while the page is open, as iOS does in the background.
import 'fake-indexeddb/auto'
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { PLAN_DATABASE } from './forget-plan.ts'
import { createPlanDocument } from './plan-document.ts'

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

/** As the browser does it: the next transaction throws, and the connection fires its close event. */
function loseConnections(): void {
  for (const connection of connections.splice(0)) forceCloseDatabase(connection as never)
}

const write = (planDocument: Awaited<ReturnType<typeof createPlanDocument>>, word: string) =>
  planDocument.change(() => void planDocument.document.getMap('words').set(word, true))

async function readWords(): Promise<string[]> {
  const planDocument = await createPlanDocument()
  const words = [...planDocument.document.getMap('words').keys()].toSorted()
  planDocument.close()
  return words
}

test('writes after the browser has ended the connection are kept, every time', async () => {
  const planDocument = await createPlanDocument()
  await write(planDocument, 'one')
  loseConnections()
  expect(await Promise.all([write(planDocument, 'two'), write(planDocument, 'three')])).toEqual([true, true])
  loseConnections()
  expect(await planDocument.hasAside()).toBe(false)
  expect(await write(planDocument, 'four')).toBe(true)
  planDocument.close()
  expect(await readWords()).toEqual(['four', 'one', 'three', 'two'])
})

test('a plan removed meanwhile is not started again with half of it', async () => {
  const planDocument = await createPlanDocument()
  await write(planDocument, 'one')
  loseConnections()
  await deleteDB(PLAN_DATABASE)
  expect(await write(planDocument, 'two')).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
  const other = await createPlanDocument()
  expect(await write(other, 'three')).toBe(true)
  expect(await write(planDocument, 'four')).toBe(false)
  other.close()
  planDocument.close()
  expect(await readWords()).toEqual(['three'])
})

test('after a page that forgets everything this one keeps nothing, and nothing is opened again', async () => {
  const planDocument = await createPlanDocument()
  await write(planDocument, 'one')
  await deleteDB(PLAN_DATABASE)
  expect(await write(planDocument, 'two')).toBe(false)
  const database = await openDB(PLAN_DATABASE)
  expect([...database.objectStoreNames]).toEqual([])
  database.close()
})
