// On every page of the plan: keeps it in step with the other carers, where it is shared. Costs nothing where it is not.
import { useSyncExternalStore } from 'react'
import { createStoredValue } from '#src/web/storage/stored-value.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const PlanInStep = optionalPart(() => import('./pages/plan-in-step.tsx'))

const flag = createStoredValue('sharesPlan', (text) => text !== null)
const unknown = () => false

/** @param namesCarers whether the page says who is in */
export function PlanShared({ namesCarers = false }: { namesCarers?: boolean }) {
  // Another tab may begin or end it while the page stands there.
  const isShared = useSyncExternalStore(flag.subscribe, flag.read, unknown)
  if (!isShared) return null
  return <PlanInStep namesCarers={namesCarers} />
}
