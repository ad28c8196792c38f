// On every page of the plan: keeps it in step with the other carers, where it is shared. Costs nothing where it is not.
import { useEffect, useState } from 'react'
import { readStored } from '#src/web/storage.ts'
import { optionalPart } from '#src/web/ui/optional-part.tsx'

const PlanInStep = optionalPart(() => import('./pages/plan-in-step.tsx'))

export function PlanShared() {
  const [isShared, setShared] = useState(false)
  useEffect(() => setShared(readStored('sharesPlan') !== null), [])
  if (!isShared) return null
  return <PlanInStep />
}
