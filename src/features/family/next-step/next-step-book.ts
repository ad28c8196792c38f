// The steps in the plan: read, made and changed.

import { ownCarer } from '#src/features/family/document/own-carer.ts'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, perPlan } from '#src/features/family/document/plan-table.ts'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { rememberNextQuestion } from './next-question.ts'
import { answerStep, findNextDay, listOwn, NEXT_STEPS, type NextStep, putOffDay } from './next-step.ts'

export type NewStep = Omit<NextStep, 'id' | 'state' | 'answers' | 'byMail' | 'obstacle' | 'carer'>

export type NextStepBook = ReturnType<typeof createNextStepBook>

/** The steps of this page's plan. */
export const openNextStepBook = perPlan(createNextStepBook)

/** Every write returns whether this device stored it. */
export function createNextStepBook(planDocument: PlanDocument) {
  const table = createTable(planDocument, NEXT_STEPS)
  const remember = () => rememberNextQuestion(findNextDay(listOwn(table.read(), ownCarer.read())))
  remember()
  table.subscribe(remember)
  const change = async (id: string, find: (step: NextStep) => Partial<NextStep>) => {
    const step = table.read().find((one) => one.id === id)
    return step === undefined || table.change(id, find(step))
  }
  return {
    /** Every step, newest first. The same list until something changes. */
    read: table.read,
    make: (step: NewStep) => table.add(asOpen(step)),
    /** Makes this device ask about the step. The carer who made it still gets their mail, and this device sends none. */
    askHere: (id: string) => table.change(id, { carer: ownCarer.read() ?? '', byMail: false }),
    /** Whether a mail asks on its day too. */
    noteMail: (id: string, byMail: boolean) => table.change(id, { byMail }),
    answer: (id: string, outcome: Outcome, today: string) => change(id, (step) => answerStep(step, outcome, today)),
    /** What got in the way: it stays here, and is copied to the smaller step. */
    noteObstacle: (id: string, words: string) => table.change(id, { obstacle: words }),
    putOff: (id: string, today: string) => change(id, (step) => ({ askOn: putOffDay(step, today) })),
    drop: (id: string) => table.change(id, { state: 'dropped' }),
    /** Closes a step and makes its smaller one in one piece. */
    async makeSmaller(id: string, smaller: NewStep) {
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

function asOpen(step: NewStep, obstacle = ''): Omit<NextStep, 'id'> {
  return { ...step, obstacle, carer: ownCarer.read() ?? '', state: 'open', byMail: false, answers: [] }
}
