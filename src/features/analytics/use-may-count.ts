import { useSyncExternalStore } from 'react'
import { mayCount, subscribeToConsent } from '#src/web/storage/consent.ts'

const notOnTheServer = () => false

/** Whether the visitor agrees to be counted; follows the choice while it changes. */
export function useMayCount(): boolean {
  return useSyncExternalStore(subscribeToConsent, mayCount, notOnTheServer)
}
