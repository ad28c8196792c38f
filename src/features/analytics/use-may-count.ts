import { useSyncExternalStore } from 'react'
import { mayCount, subscribeToConsent } from '#src/features/analytics/consent/consent-store.ts'

const notOnTheServer = () => false

/** Whether the visitor agrees to be counted; follows the choice while it changes. */
export function useMayCount(): boolean {
  return useSyncExternalStore(subscribeToConsent, mayCount, notOnTheServer)
}
