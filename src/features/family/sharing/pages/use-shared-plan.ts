import { useCallback, useEffect, useState } from 'react'
import { ownCarer } from '#src/features/family/document/own-carer.ts'
import { openPlanDocument, type PlanDocument, subscribeToOpening } from '#src/features/family/document/plan-document.ts'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { keepInStep, type Missing } from '../keep-in-step.ts'

export interface SharedView {
  planDocument: PlanDocument
  /** Null when nothing is shared from here. */
  shared: SharedPlan | null
  hasAside: boolean
  missing: Missing
  /** To be called after every act of a person: the page shows what has become of it. */
  refresh: () => Promise<void>
}

/** What lies on the device. */
type Found = Omit<SharedView, 'refresh' | 'missing'>

/** What this device shares, kept in step with the others; null until it is known, 'nowhere' when the browser keeps nothing. */
export function useSharedPlan(): SharedView | 'nowhere' | null {
  const [found, setFound] = useState<Found | 'nowhere' | null>(null)
  const [missing, setMissing] = useState<Missing>(null)

  const show = useCallback(async () => {
    const planDocument = await openPlanDocument()
    if (!planDocument.isKept) return setFound('nowhere')
    const [shared, hasAside] = await Promise.all([planDocument.readShared(), planDocument.hasAside()])
    setFound({ planDocument, shared, hasAside })
  }, [])
  useEffect(() => {
    // One that was deleted cannot be looked at any more: the page stays as it is.
    const look = () => void show().catch(() => undefined)
    look()
    // Another tab may put it aside, and begin or end to share.
    const stops = [subscribeToOpening(look), ownCarer.subscribe(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [show])

  const planDocument = found === null || found === 'nowhere' ? null : found.planDocument
  const isShared = found !== null && found !== 'nowhere' && found.shared !== null
  useEffect(() => {
    if (planDocument === null || !isShared) return
    return keepInStep(planDocument, (step) => {
      setMissing(step.missing)
      void show().catch(() => undefined)
    })
  }, [planDocument, isShared, show])

  if (found === null || found === 'nowhere') return found
  return { ...found, missing, refresh: show }
}
