// On the pages of the plan: brings what others wrote, while the page is in sight, and tells of a key that somebody may misuse.
// Loaded only where a plan is shared.
import { useEffect, useState } from 'react'
import { KeptKeyNotice } from '../kept-key/kept-key-notice.tsx'
import { keepInStep } from '../sync/keep-in-step.ts'
import { openParts } from '../sync/open-parts.ts'
import type { Parts } from '../sync/parts.ts'

export default function PlanInStep() {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void openParts().then((opened) => {
      if (gone) return
      stop = keepInStep(opened, () => undefined)
      setParts(opened)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return parts === null ? null : <KeptKeyNotice parts={parts} />
}
