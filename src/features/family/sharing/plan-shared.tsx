// On every page of the plan: keeps it in step with the other carers, where it is shared. Costs nothing where it is not.
import { useSyncExternalStore } from 'react'
import { optionalPart } from '#src/web/ui/optional-part.tsx'
import { ownCarer } from '../document/own-carer.ts'

const PlanInStep = optionalPart(() => import('./pages/plan-in-step.tsx'))

const unknown = () => null

/** @param namesCarers whether the page names the carers */
export function PlanShared({ namesCarers = false }: { namesCarers?: boolean }) {
  // Another tab may begin or end it while the page is open.
  const own = useSyncExternalStore(ownCarer.subscribe, ownCarer.read, unknown)
  return own === null ? null : <PlanInStep namesCarers={namesCarers} />
}
