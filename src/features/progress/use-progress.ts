import { useSyncExternalStore } from 'react'
import { EMPTY_PROGRESS, getProgress, subscribeToProgress, type UserProgress } from './progress-store.ts'

/** The progress of this device, kept current across tabs. Empty in pre-rendered HTML. */
export function useProgress(): UserProgress {
  return useSyncExternalStore(subscribeToProgress, getProgress, () => EMPTY_PROGRESS)
}
