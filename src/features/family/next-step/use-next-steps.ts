import { useSyncExternalStore } from 'react'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import type { NextStep } from './next-step.ts'
import { type NextStepBook, openNextStepBook } from './next-step-book.ts'

export interface NextSteps {
  book: NextStepBook
  /** Those of all carers, where the plan is shared. */
  steps: NextStep[]
  /** This device's row among the carers; null where the plan is not shared. */
  own: string | null
}

const readNoCarer = () => null

/** The steps on this device, kept current across tabs; null until the plan is open. */
export function useNextSteps(): NextSteps | null {
  const shown = usePlanTable(openNextStepBook)
  const own = useSyncExternalStore(ownCarer.subscribe, ownCarer.read, readNoCarer)
  return shown === null ? null : { book: shown.table, steps: shown.rows, own }
}
