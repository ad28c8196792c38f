import { useCallback, useEffect, useState } from 'react'
import { type Notebook, openNotebook, subscribeToOpening } from '#src/features/family/notebook/notebook.ts'
import type { SharedPlan } from '#src/features/family/notebook/notebook-store.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import { keepInStep, type Missing } from '../keep-in-step.ts'

export interface SharedView {
  notebook: Notebook
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
    const notebook = await openNotebook()
    if (!notebook.isKept) return setFound('nowhere')
    const [shared, hasAside] = await Promise.all([notebook.readShared(), notebook.hasAside()])
    setFound({ notebook, shared, hasAside })
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

  const notebook = found === null || found === 'nowhere' ? null : found.notebook
  const isShared = found !== null && found !== 'nowhere' && found.shared !== null
  useEffect(() => {
    if (notebook === null || !isShared) return
    return keepInStep(notebook, (step) => {
      setMissing(step.missing)
      void show().catch(() => undefined)
    })
  }, [notebook, isShared, show])

  if (found === null || found === 'nowhere') return found
  return { ...found, missing, refresh: show }
}
