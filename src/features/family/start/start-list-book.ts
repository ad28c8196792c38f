// The first steps in the plan: a short list for each child.
import * as z from 'zod/mini'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, perPlan, type TableDefinition, Words } from '#src/features/family/document/plan-table.ts'
import { AGES } from '#src/shared/ages.ts'
import { type FirstStep, STEP_KINDS } from './first-steps.ts'

export const NICKNAME_LIMIT = 30

const StepRow = z.object({
  kind: z.enum(STEP_KINDS),
  title: Words,
  // Another address did not come from a list of ours.
  path: Words.check(z.regex(/^\/(?!\/)/)),
  /** When the list was made, in ms. */
  madeAt: z.number(),
  /** '' without a name. */
  nickname: z.string().check(z.maxLength(NICKNAME_LIMIT)),
  age: z.enum(AGES),
  place: z.number(),
  done: z.boolean(),
})
type StepRow = z.infer<typeof StepRow>

export type KeptStep = StepRow & { id: string }

export const STEPS: TableDefinition<StepRow> = {
  name: 'steps',
  schema: StepRow,
  compare: (one, other) => one.madeAt - other.madeAt || one.place - other.place,
}

export const openStartListBook = perPlan(createStartListBook)

/** Every write returns whether this device stored it. */
export function createStartListBook(planDocument: PlanDocument) {
  const table = createTable(planDocument, STEPS)
  return {
    /** List by list, each in its order. The same until something changes. */
    read: table.read,
    /** A child's new list takes the place of the one before. */
    addList: (child: Pick<StepRow, 'nickname' | 'age'>, steps: readonly FirstStep[], now: Date) =>
      planDocument.change(() => {
        for (const { id, nickname } of table.read()) if (nickname === child.nickname) void table.remove(id)
        for (const [place, step] of steps.entries()) {
          void table.add({ ...step, ...child, madeAt: now.getTime(), place, done: false })
        }
      }),
    tick: (id: string, done: boolean) => table.change(id, { done }),
    subscribe: table.subscribe,
  }
}
