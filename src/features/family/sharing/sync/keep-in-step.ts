// While a page of the plan is in sight, what others write comes here within seconds, and what is written here goes there.
import { AppError } from '#src/shared/app-error.ts'
import type { Parts } from './parts.ts'
import type { Sharing } from './sharing.ts'
import { syncNotebook } from './sync-notebook.ts'

const LOOK_MS = 4_000
/** After the last change: what is typed in one go is one entry. */
const SEND_MS = 800

export interface Step {
  sharing: Sharing | null
  missing: Missing
}

/** What keeps this device from being in step. */
export type Missing = 'network' | 'room' | null

/** Syncs at once, from time to time and after every change, until it is stopped. A page in the background asks nothing. */
export function keepInStep(parts: Parts, onStep: (step: Step) => void): () => void {
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
      const sharing = await syncNotebook(parts)
      if (!stopped) onStep({ sharing, missing: null })
      if (sharing === null) return
    } catch (error) {
      // Another tab may have taken the storage away in the middle: the next step opens with what is there then.
      if (!(error instanceof AppError)) console.warn('The plan could not be brought into step:', error)
      if (!stopped) onStep({ sharing: null, missing: isFull(error) ? 'room' : 'network' })
    } finally {
      running = false
    }
    soon(LOOK_MS)
  }
  const unsubscribe = parts.notebook.subscribe(() => soon(SEND_MS))
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
