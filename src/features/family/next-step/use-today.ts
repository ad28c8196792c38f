import { useSyncExternalStore } from 'react'
import { localDay } from './next-step-days.ts'

const DAY_LOOK_MS = 60_000
const readDay = () => localDay(new Date())

function subscribeToDay(notify: () => void): () => void {
  const timer = setInterval(notify, DAY_LOOK_MS)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** Today as ISO text, kept current: a page may be open over midnight, and for days on a phone. */
export function useToday(): string {
  return useSyncExternalStore(subscribeToDay, readDay, readDay)
}
