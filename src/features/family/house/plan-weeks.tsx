// The last weeks of the plan. Fetched when a page that shows them has opened.

import { usePlanTable } from '#src/features/family/document/use-plan-table.ts'
import { useNextSteps } from '#src/features/family/next-step/use-next-steps.ts'
import { openTrialBook } from '../things-to-try/trial-book.ts'
import { WeekWindows } from './week-windows.tsx'

export default function PlanWeeks() {
  const steps = useNextSteps()
  const trials = usePlanTable(openTrialBook)
  return <WeekWindows steps={steps?.steps ?? null} tries={trials?.rows ?? []} />
}
