// On the pages of the plan: brings what others wrote, while the page is in sight. Loaded only where a plan is shared.
import { useEffect } from 'react'
import { keepInStep } from '../sync/keep-in-step.ts'
import { openParts } from '../sync/open-parts.ts'

export default function PlanInStep() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void openParts().then((parts) => {
      if (!gone) stop = keepInStep(parts, () => undefined)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return null
}
