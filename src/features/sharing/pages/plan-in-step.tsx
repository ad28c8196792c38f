// On the pages of the plan: brings what others wrote, while the page is in sight, and tells of a key that somebody may misuse.
// Loaded only where a plan is shared.
import { useEffect, useState } from 'react'
import { subscribeToOpening } from '#src/features/notebook/notebook.ts'
import { KeptKeyNotice } from '../kept-key/kept-key-notice.tsx'
import { keepInStep } from '../sync/keep-in-step.ts'
import { openParts } from '../sync/open-parts.ts'
import type { Parts } from '../sync/parts.ts'

export default function PlanInStep() {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const begin = () =>
      void openParts().then((opened) => {
        if (gone) return
        stop?.()
        stop = keepInStep(opened, () => undefined)
        setParts(opened)
      })
    begin()
    // Another tab may have put aside the one that is shown here.
    const stopWaiting = subscribeToOpening(begin)
    return () => {
      gone = true
      stopWaiting()
      stop?.()
    }
  }, [])
  return parts === null ? null : <KeptKeyNotice parts={parts} />
}
