import { useEffect, useRef, useSyncExternalStore } from 'react'
import { mayCount, subscribeToConsent } from '#src/features/consent/consent-store.ts'
import type { AnalyticsEvent } from './analytics.contract.ts'
import { track } from './track.ts'

const notOnTheServer = () => false

/** Counts an event once for as long as the component is there: at once, or when the visitor agrees. */
export function useCountOnce(event: AnalyticsEvent): void {
  const allowed = useSyncExternalStore(subscribeToConsent, mayCount, notOnTheServer)
  const counted = useRef(false)
  const latest = useRef(event)
  latest.current = event
  useEffect(() => {
    if (!allowed || counted.current) return
    counted.current = true
    track(latest.current)
  }, [allowed])
}
