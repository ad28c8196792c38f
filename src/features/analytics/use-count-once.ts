import { useEffect, useRef } from 'react'
import type { AnalyticsEvent } from '#src/shared/analytics.contract.ts'
import { track } from '#src/web/track.ts'
import { useMayCount } from './use-may-count.ts'

/** Counts an event once for as long as the component is there: at once, or when the visitor agrees. */
export function useCountOnce(event: AnalyticsEvent): void {
  const allowed = useMayCount()
  const counted = useRef(false)
  const latest = useRef(event)
  latest.current = event
  useEffect(() => {
    if (!allowed || counted.current) return
    counted.current = true
    track(latest.current)
  }, [allowed])
}
