// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { createPlanDocument } from '#src/features/family/document/plan-document.ts'
import type { FirstStep } from './first-steps.ts'
import { createStartListBook } from './start-list-book.ts'

const STEPS: FirstStep[] = [
  { kind: 'talk', title: 'one', path: '/a' },
  { kind: 'setting', title: 'two', path: '/b' },
]
const CHILD = { nickname: 'Bee', age: '9-to-12' } as const

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('each child has one list, in its order, and a reload loses nothing', async () => {
  const first = await createPlanDocument()
  const book = createStartListBook(first)
  expect(await book.addList(CHILD, STEPS, new Date(1000))).toBe(true)
  await book.addList({ nickname: '', age: 'under-5' }, STEPS, new Date(2000))
  await book.tick(book.read()[1]?.id ?? '', true)
  first.close()
  const again = await createPlanDocument()
  const later = createStartListBook(again)
  const list = () => later.read().map(({ nickname, title, done }) => `${nickname} ${title} ${done}`)
  expect(list()).toEqual(['Bee one false', 'Bee two true', ' one false', ' two false'])
  await later.addList(CHILD, STEPS.slice(0, 1), new Date(3000))
  expect(list()).toEqual([' one false', ' two false', 'Bee one false'])
  again.close()
})

test('a step that leads out of our pages is not shown', async () => {
  const planDocument = await createPlanDocument()
  const book = createStartListBook(planDocument)
  await book.addList(CHILD, STEPS.slice(0, 1), new Date())
  const { id } = book.read()[0] ?? { id: '' }
  const rows = planDocument.document.getMap<Map<string, string>>('steps')
  rows.get(id)?.set('path', '//elsewhere.example')
  expect(book.read()).toEqual([])
  planDocument.close()
})
