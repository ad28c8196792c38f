// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyUpdate, Doc, Map as SharedMap } from 'yjs'
import * as z from 'zod/mini'
import { createPlanDocument, type PlanDocument } from './plan-document.ts'
import { createTable, type TableDefinition } from './plan-table.ts'

interface Task {
  words: string
  place: number
}

const TASKS: TableDefinition<Task> = {
  name: 'tasks',
  schema: z.object({ words: z.string(), place: z.number() }),
  compare: (one, other) => one.place - other.place,
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

/** A plan in memory only, and every update that was made in it. */
function planWithUpdates(): Pick<PlanDocument, 'document' | 'change'> & { updates: Uint8Array[] } {
  const document = new Doc()
  const updates: Uint8Array[] = []
  document.on('update', (update, origin) => {
    if (origin !== 'other device') updates.push(update)
  })
  return {
    document,
    updates,
    async change(make) {
      document.transact(make)
      return true
    },
  }
}

test('rows of the same place are ordered by id, so that two devices agree', async () => {
  for (const ids of [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
  ]) {
    globalThis.indexedDB = new IDBFactory()
    const tasks = createTable(await createPlanDocument(), TASKS)
    for (const id of ids) await tasks.add({ words: id, place: 1 }, id)
    expect(tasks.read().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  }
})

test('rows are added, changed and removed, and are there again after a reload', async () => {
  const first = await createPlanDocument()
  const tasks = createTable(first, TASKS)
  const second = await tasks.add({ words: 'second', place: 2 })
  await tasks.add({ words: 'first', place: 1 })
  const third = await tasks.add({ words: 'third', place: 3 }, 'an id of its own')
  expect([second.kept, third]).toEqual([true, { id: 'an id of its own', kept: true }])
  expect(await tasks.change(second.id, { words: 'changed' })).toBe(true)
  expect(await tasks.remove(third.id)).toBe(true)
  first.close()

  const again = await createPlanDocument()
  expect(createTable(again, TASKS).read()).toEqual([
    { id: expect.any(String), words: 'first', place: 1 },
    { id: second.id, words: 'changed', place: 2 },
  ])
  again.close()
})

test('the list is the same one until something changes in this table', async () => {
  const planDocument = await createPlanDocument()
  const tasks = createTable(planDocument, TASKS)
  const others = createTable(planDocument, { ...TASKS, name: 'others' })
  const told = vi.fn()
  const stop = tasks.subscribe(told)
  const before = tasks.read()
  await others.add({ words: 'elsewhere', place: 1 })
  expect(tasks.read()).toBe(before)
  expect(told).not.toHaveBeenCalled()
  await tasks.add({ words: 'here', place: 1 })
  expect(tasks.read()).not.toBe(before)
  expect(told).toHaveBeenCalledTimes(1)
  stop()
  await tasks.add({ words: 'unheard', place: 2 })
  expect(told).toHaveBeenCalledTimes(1)
  planDocument.close()
})

test('what the device could not keep is said, and this page still has it', async () => {
  const planDocument = await createPlanDocument()
  const tasks = createTable(planDocument, TASKS)
  const { id } = await tasks.add({ words: 'kept', place: 1 })
  const adding = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect((await tasks.add({ words: 'not kept', place: 2 })).kept).toBe(false)
  expect(await tasks.change(id, { words: 'nor this' })).toBe(false)
  expect(tasks.read().map(({ words }) => words)).toEqual(['nor this', 'not kept'])
  adding.mockRestore()
  planDocument.close()
})

test('several writes are one piece, and a read within it sees the ones before', async () => {
  const planDocument = await createPlanDocument()
  const tasks = createTable(planDocument, TASKS)
  const told = vi.fn()
  tasks.subscribe(told)
  let seen = 0
  const kept = await planDocument.change(() => {
    void tasks.add({ words: 'one', place: 1 }, 'one')
    void tasks.change('one', { words: 'changed' })
    void tasks.add({ words: 'two', place: 2 })
    seen = tasks.read().length
  })
  expect([kept, seen, told.mock.calls.length]).toEqual([true, 2, 1])
  expect(tasks.read().map(({ words }) => words)).toEqual(['changed', 'two'])
  planDocument.close()
})

test("direction characters in another carer's words do not reorder the text beside them", async () => {
  const planDocument = planWithUpdates()
  const lists = createTable(planDocument, {
    name: 'lists',
    schema: z.object({ words: z.string(), reasons: z.array(z.object({ reason: z.string() })) }),
    compare: () => 0,
  })
  const turned = { words: '\u202egnp.exe', reasons: [{ reason: '\u2067left\u2069 \u202aand\u202c right' }] }
  planDocument.document.getMap('lists').set('a', new SharedMap(Object.entries(turned)))
  expect(lists.read()).toEqual([{ id: 'a', words: 'gnp.exe', reasons: [{ reason: 'left and right' }] }])
})

test('a foreign row that does not fit is left out; one of ours is refused', async () => {
  const planDocument = planWithUpdates()
  const tasks = createTable(planDocument, TASKS)
  const rows = planDocument.document.getMap<unknown>('tasks')
  await tasks.add({ words: 'good', place: 1 })
  rows.set('a text', 'words')
  rows.set('a list', ['words'])
  rows.set('no words', new SharedMap(Object.entries({ place: 2 })))
  rows.set('another kind', new SharedMap(Object.entries({ words: 5, place: 2 })))
  rows.set('__proto__', new SharedMap(Object.entries({ words: 'x', place: '2' })))
  rows.set('more fields', new SharedMap(Object.entries({ words: 'from a later version', place: 2, color: 'red' })))
  expect(tasks.read().map(({ words }) => words)).toEqual(['good', 'from a later version'])
  expect(await tasks.change('no words', { words: 'now it has some' })).toBe(true)
  expect(tasks.read()).toHaveLength(2)
  await expect(tasks.add({ words: 'bad' } as Task)).rejects.toThrow()
  await expect(tasks.change('more fields', { place: 'bad' as never })).rejects.toThrow()
  // What a later version knows is not taken away by this one.
  await tasks.change('more fields', { place: 3 })
  expect((rows.get('more fields') as SharedMap<unknown>).get('color')).toBe('red')
})

type Act =
  | { kind: 'add'; device: 0 | 1; words: string; place: number }
  | { kind: 'change'; device: 0 | 1; which: number; field: 'words' | 'place'; value: number }
  | { kind: 'remove'; device: 0 | 1; which: number }
  | { kind: 'meet' }

const device = fc.constantFrom(0 as const, 1 as const)
const which = fc.nat({ max: 9 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), device, words: fc.string(), place: fc.nat({ max: 3 }) }),
  fc.record({
    kind: fc.constant('change' as const),
    device,
    which,
    field: fc.constantFrom('words' as const, 'place' as const),
    value: fc.nat(),
  }),
  fc.record({ kind: fc.constant('remove' as const), device, which }),
  fc.record({ kind: fc.constant('meet' as const) }),
)

test('two devices show the same and lose nothing, in whatever order updates arrive', async () => {
  const history = fc.array(act, { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (acts, order) => {
      const planDocuments = [planWithUpdates(), planWithUpdates()] as const
      const tables = [createTable(planDocuments[0], TASKS), createTable(planDocuments[1], TASKS)] as const
      const added: string[] = []
      const removed = new Set<string>()
      /** For each field of each row: who wrote it, and what last. */
      const written = new Map<string, { by: Set<number>; value: string | number }>()
      const note = (by: number, id: string, fields: Partial<Task>) => {
        for (const [field, value] of Object.entries(fields)) {
          const writers = written.get(`${id} ${field}`)?.by ?? new Set()
          written.set(`${id} ${field}`, { by: writers.add(by), value })
        }
      }
      const meet = () => {
        for (const [here, there] of [[0, 1] as const, [1, 0] as const]) {
          const updates = planDocuments[there].updates.map((update) => ({ update, at: order.next().value }))
          for (const { update } of updates.toSorted((one, other) => one.at - other.at)) {
            applyUpdate(planDocuments[here].document, update, 'other device')
          }
        }
      }
      for (const one of acts) {
        if (one.kind === 'meet') meet()
        else if (one.kind === 'add') {
          const row = { words: one.words, place: one.place }
          const { id } = await tables[one.device].add(row)
          added.push(id)
          note(one.device, id, row)
        } else {
          const id = added[one.which % Math.max(added.length, 1)]
          if (id === undefined || !tables[one.device].read().some((row) => row.id === id)) continue
          if (one.kind === 'remove') {
            await tables[one.device].remove(id)
            removed.add(id)
          } else {
            const fields = one.field === 'words' ? { words: String(one.value) } : { place: one.value }
            await tables[one.device].change(id, fields)
            note(one.device, id, fields)
          }
        }
      }
      meet()

      const shown = tables[0].read()
      expect(tables[1].read()).toEqual(shown)
      expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(added.filter((id) => !removed.has(id))))
      expect(shown.map(({ place }) => place)).toEqual(
        shown.map(({ place }) => place).toSorted((one, other) => one - other),
      )
      for (const row of shown) {
        for (const field of ['words', 'place'] as const) {
          const last = written.get(`${row.id} ${field}`)
          // Where both wrote it, either may have it; where one did, its last value counts.
          if (last?.by.size === 1) expect(row[field]).toBe(last.value)
        }
      }
    }),
    { numRuns: 150 },
  )
})
