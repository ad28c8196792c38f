// The first steps in the plan: a short list for each child.
import * as z from 'zod/mini'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, perPlan, type TableDefinition } from '#src/features/family/document/plan-table.ts'
import { AGES, type Age, type FirstStep, STEP_KINDS } from './first-steps.ts'

interface StepRow extends FirstStep {
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
    madeAt: z.number(),
    nickname: z.string().check(z.maxLength(NICKNAME_LIMIT)),
    age: z.enum(AGES),
    place: z.number(),
    done: z.boolean(),
  }),
  compare: (one, other) => one.madeAt - other.madeAt || one.place - other.place,
}

export interface StartListBook {
  /** List by list, each in its order. The same until something changes. */
  read(): KeptStep[]
  /** A child's new list takes the place of the one before. @returns whether this device kept it */
  addList(child: Pick<StepRow, 'nickname' | 'age'>, steps: readonly FirstStep[], now: Date): Promise<boolean>
  /** @returns whether this device kept it */
  tick(id: string, done: boolean): Promise<boolean>
  subscribe(notify: () => void): () => void
}

export const openStartListBook = perPlan(createStartListBook)

export function createStartListBook(planDocument: PlanDocument): StartListBook {
  const table = createTable(planDocument, STEPS)
  return {
    read: table.read,
    addList(child, steps, now) {
      return planDocument.change(() => {
        for (const { id, nickname } of table.read()) if (nickname === child.nickname) void table.remove(id)
        for (const [place, step] of steps.entries()) {
          void table.add({ ...step, ...child, madeAt: now.getTime(), place, done: false })
        }
      })
    },
    tick: (id, done) => table.change(id, { done }),
    subscribe: table.subscribe,
  }
}
