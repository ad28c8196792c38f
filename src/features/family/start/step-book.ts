// The first steps in the notebook: a short list for each child, in the order that the family gives it.
import * as z from 'zod/mini'
import type { Notebook } from '#src/features/family/notebook/notebook.ts'
import { createTable, perNotebook, type TableDefinition } from '#src/features/family/notebook/notebook-table.ts'
import { AGES, type Age, type FirstStep, STEP_KINDS } from './first-steps.ts'

interface StepRow extends FirstStep {
  /** The list it stands in: one a child. */
  list: string
  /** When the list was made, in ms. */
  madeAt: number
  /** '' for none. */
  nickname: string
  age: Age
  place: number
  done: boolean
}

export interface KeptStep extends StepRow {
  id: string
}

export const NICKNAME_LIMIT = 30

export const STEPS: TableDefinition<StepRow> = {
  name: 'steps',
  schema: z.object({
    // What leads anywhere else came from no list of ours.
    path: z.string().check(z.regex(/^\/(?!\/)/)),
    kind: z.enum(STEP_KINDS),
    title: z.string(),
    list: z.string(),
    madeAt: z.number(),
    nickname: z.string().check(z.maxLength(NICKNAME_LIMIT)),
    age: z.enum(AGES),
    place: z.number(),
    done: z.boolean(),
  }),
  compare: (one, other) => one.madeAt - other.madeAt || compareText(one.list, other.list) || one.place - other.place,
}

export interface StepBook {
  /** List by list, each in its order. The same until something changes. */
  read(): KeptStep[]
  /** Each says whether this device kept it. */
  addList(child: Pick<StepRow, 'nickname' | 'age'>, steps: readonly FirstStep[], now: Date): Promise<boolean>
  tick(id: string, done: boolean): Promise<boolean>
  /** Changes places with the one before it (-1) or after it (1); at an end of the list nothing. */
  move(id: string, by: -1 | 1): Promise<boolean>
  remove(id: string): Promise<boolean>
  removeAll(): Promise<boolean>
  subscribe(notify: () => void): () => void
}

export const openStepBook = perNotebook(createStepBook)

export function createStepBook(notebook: Notebook): StepBook {
  const table = createTable(notebook, STEPS)
  return {
    read: table.read,
    addList(child, steps, now) {
      const list = crypto.randomUUID()
      return notebook.change(() => {
        for (const [place, step] of steps.entries()) {
          void table.add({ ...step, ...child, list, madeAt: now.getTime(), place, done: false })
        }
      })
    },
    tick: (id, done) => table.change(id, { done }),
    async move(id, by) {
      const rows = table.read()
      const step = rows.find((one) => one.id === id)
      const same = rows.filter(({ list }) => list === step?.list)
      const at = same.findIndex((one) => one.id === id)
      const order = same.toSpliced(at, 1).toSpliced(at + by, 0, ...same.slice(at, at + 1))
      if (step === undefined || at + by < 0 || at + by >= same.length) return true
      // All of them: on two devices at once, two may have come to the same place.
      return notebook.change(() => {
        for (const [place, one] of order.entries()) if (one.place !== place) void table.change(one.id, { place })
      })
    },
    remove: (id) => table.remove(id),
    removeAll: () =>
      notebook.change(() => {
        for (const { id } of table.read()) void table.remove(id)
      }),
    subscribe: table.subscribe,
  }
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
