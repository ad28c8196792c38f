// On every page of the plan: keeps it in step with the other carers, where it is shared. Costs nothing where it is not.
import { lazy, Suspense, useEffect, useState } from 'react'
import { readStored } from '#src/web/storage.ts'

const PlanInStep = lazy(() => import('./pages/plan-in-step.tsx').catch(() => ({ default: () => <></> })))

export function PlanShared() {
  const [isShared, setShared] = useState(false)
  useEffect(() => setShared(readStored('sharesPlan') !== null), [])
  if (!isShared) return null
  return (
    <Suspense fallback={null}>
      <PlanInStep />
    </Suspense>
  )
}
