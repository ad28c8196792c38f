// While a page of the plan is visible, updates are exchanged with the other carers within seconds.
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import type { SharedPlan } from '#src/features/family/document/plan-store.ts'
import { AppError } from '#src/shared/app-error.ts'
import { syncPlan } from './sync-plan.ts'

const LOOK_MS = 4_000
/** The delay after the last change, so that continuous typing is sent as one update. */
const SEND_MS = 800

export interface Step {
  shared: SharedPlan | null
  missing: Missing
}

/** Why this device is not in step: no connection, or no storage left on the device. */
export type Missing = 'network' | 'room' | null

/** Syncs at once, from time to time and after every change, until it is stopped. A page in the background asks nothing. */
export function keepInStep(planDocument: PlanDocument, onStep: (step: Step) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let running = false
  const soon = (wait: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void step(), wait)
  }
  const step = async () => {
    if (running) return
    if (document.visibilityState === 'hidden') return soon(LOOK_MS)
    running = true
    try {
      const shared = await syncPlan(planDocument)
      if (!stopped) onStep({ shared, missing: null })
      if (shared === null) return
    } catch (error) {
      // Another tab may have taken the storage away in the middle: the next step opens with what is there then.
      if (!(error instanceof AppError)) console.warn('The plan could not be brought into step:', error)
      const shared = await planDocument.readShared().catch(() => null)
      if (!stopped) onStep({ shared, missing: isFull(error) ? 'room' : 'network' })
    } finally {
      running = false
    }
    soon(LOOK_MS)
  }
  const unsubscribe = planDocument.subscribe(() => soon(SEND_MS))
  void step()
  return () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
