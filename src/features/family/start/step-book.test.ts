// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createNotebook } from '#src/features/family/notebook/notebook.ts'
import type { FirstStep } from './first-steps.ts'
import { createStepBook } from './step-book.ts'

const STEPS: FirstStep[] = [
  { kind: 'talk', title: 'one', path: '/a' },
  { kind: 'setting', title: 'two', path: '/b' },
  { kind: 'rule', title: 'three', path: '/c' },
  { kind: 'tool', title: 'four', path: '/d' },
]
const CHILD = { nickname: 'Bee', age: '9-to-12' } as const

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('V-2: each child has a list of its own, in the order it was made, and a reload loses nothing', async () => {
  const first = await createNotebook()
  const book = createStepBook(first)
  expect(await book.addList(CHILD, STEPS, new Date(1000))).toBe(true)
  await book.addList({ nickname: '', age: 'under-5' }, STEPS.slice(0, 2), new Date(2000))
  first.close()
  const again = await createNotebook()
  const later = createStepBook(again)
  expect(later.read().map(({ nickname, title }) => `${nickname} ${title}`)).toEqual([
    'Bee one',
    'Bee two',
    'Bee three',
    'Bee four',
    ' one',
    ' two',
  ])
  await later.removeAll()
  expect(later.read()).toEqual([])
  again.close()
})

test('V-2: a step that leads out of our pages is not shown', async () => {
  const notebook = await createNotebook()
  const book = createStepBook(notebook)
  await book.addList(CHILD, STEPS.slice(0, 1), new Date())
  const { id } = book.read()[0] ?? { id: '' }
  const rows = notebook.document.getMap<Map<string, string>>('steps')
  rows.get(id)?.set('path', '//elsewhere.example')
  expect(book.read()).toEqual([])
  notebook.close()
})

type Act =
  | { kind: 'move'; which: number; by: -1 | 1 }
  | { kind: 'tick'; which: number }
  | { kind: 'remove'; which: number }

const which = fc.nat({ max: 3 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), which, by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ kind: fc.constant('tick' as const), which }),
  fc.record({ kind: fc.constant('remove' as const), which }),
)

test('V-2: whatever is moved, ticked and taken out, the list is in the order that was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      globalThis.indexedDB = new IDBFactory()
      const notebook = await createNotebook()
      const book = createStepBook(notebook)
      await book.addList(CHILD, STEPS, new Date())
      const titles = STEPS.map(({ title }) => title)
      const done = new Set<string>()
      for (const one of acts) {
        const title = titles[one.which]
        const step = book.read().find((row) => row.title === title)
        if (title === undefined || step === undefined) continue
        if (one.kind === 'tick') {
          await book.tick(step.id, true)
          done.add(title)
        } else if (one.kind === 'remove') {
          await book.remove(step.id)
          titles.splice(one.which, 1)
        } else {
          await book.move(step.id, one.by)
          const to = one.which + one.by
          const other = titles[to]
          if (other !== undefined) [titles[one.which], titles[to]] = [other, title]
        }
      }
      expect(book.read().map(({ title }) => title)).toEqual(titles)
      expect(
        book
          .read()
          .filter((step) => step.done)
          .map(({ title }) => title),
      ).toEqual(titles.filter((title) => done.has(title)))
      notebook.close()
    }),
    { numRuns: 40 },
  )
})
