import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while the pre-rendered HTML is taken over, true from then on: for what only the device knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
