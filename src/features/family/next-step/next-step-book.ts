// The steps in the plan: read, made and changed.

import * as z from 'zod/mini'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, Day, perPlan, type TableDefinition } from '#src/features/family/document/plan-table.ts'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { rememberNextQuestion } from './next-question.ts'
import { answerStep, findNextDay, type NextStep, putOffDay } from './next-step.ts'
import { listOwn } from './steps-of-others.ts'

type StoredFields = Omit<NextStep, 'id'>

const StoredStep: z.ZodMiniType<StoredFields> = z.object({
  source: z.object({ kind: z.enum(['tool', 'trial', 'talk']), id: z.string(), title: z.string() }),
  cue: z.string(),
  action: z.string(),
  madeOn: Day,
  askOn: Day,
  byMail: z._default(z.boolean(), false),
  state: z.enum(['open', 'worked', 'dropped', 'made-smaller']),
  obstacles: z.array(z.object({ reason: z.string(), fix: z.string() })),
  smaller: z.string(),
  obstacle: z._default(z.string(), ''),
  carer: z._default(z.string().check(z.maxLength(60)), ''),
  answers: z.array(z.object({ day: Day, outcome: z.enum(['worked', 'partly', 'not-yet']) })),
})

export const NEXT_STEPS: TableDefinition<StoredFields> = {
  name: 'nextSteps',
  schema: StoredStep,
  compare: newestFirst,
}

export type NewStep = Omit<NextStep, 'id' | 'state' | 'answers' | 'byMail' | 'obstacle' | 'carer'>

export interface NextStepBook {
  /** Every step, newest first. The same list until something changes. */
  read(): NextStep[]
  /** @returns the id, and whether this device kept it */
  make(step: NewStep): Promise<{ id: string; kept: boolean }>
  /** From now on this device asks about it. A mail to the carer who promised it comes all the same, and no other one. */
  askHere(id: string): Promise<boolean>
  /** Whether a mail asks on its day too. */
  noteMail(id: string, byMail: boolean): Promise<boolean>
  answer(id: string, outcome: Outcome, today: string): Promise<boolean>
  /** What got in the way: it stays here, and goes on to the smaller step. */
  noteObstacle(id: string, words: string): Promise<boolean>
  putOff(id: string, today: string): Promise<boolean>
  drop(id: string): Promise<boolean>
  /** Closes a step and makes its smaller one in one piece. */
  makeSmaller(id: string, smaller: NewStep): Promise<{ id: string; kept: boolean }>
  subscribe(notify: () => void): () => void
}

/** The steps of this page's plan. */
export const openNextStepBook = perPlan(createNextStepBook)

export function createNextStepBook(planDocument: PlanDocument): NextStepBook {
  const table = createTable(planDocument, NEXT_STEPS)
  const remember = () => rememberNextQuestion(findNextDay(listOwn(table.read(), ownCarer.read())))
  remember()
  table.subscribe(remember)
  const change = async (id: string, find: (step: NextStep) => Partial<NextStep>) => {
    const step = table.read().find((one) => one.id === id)
    return step === undefined || table.change(id, find(step))
  }
  return {
    read: table.read,
    make: (step) => table.add(asOpen(step)),
    askHere: (id) => table.change(id, { carer: ownCarer.read() ?? '', byMail: false }),
    noteMail: (id, byMail) => table.change(id, { byMail }),
    answer: (id, outcome, today) => change(id, (step) => answerStep(step, outcome, today)),
    noteObstacle: (id, words) => table.change(id, { obstacle: words }),
    putOff: (id, today) => change(id, (step) => ({ askOn: putOffDay(step, today) })),
    drop: (id) => table.change(id, { state: 'dropped' }),
    async makeSmaller(id, smaller) {
      const smallerId = crypto.randomUUID()
      const obstacle = table.read().find((step) => step.id === id)?.obstacle
      const kept = await planDocument.change(() => {
        void table.change(id, { state: 'made-smaller' })
        void table.add(asOpen(smaller, obstacle), smallerId)
      })
      return { id: smallerId, kept }
    },
    subscribe: table.subscribe,
  }
}

function asOpen(step: NewStep, obstacle = ''): StoredFields {
  return { ...step, obstacle, carer: ownCarer.read() ?? '', state: 'open', byMail: false, answers: [] }
}

function newestFirst(one: StoredFields, other: StoredFields): number {
  return other.madeOn.localeCompare(one.madeOn)
}
