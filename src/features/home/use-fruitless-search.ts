import { useEffect } from 'react'
import { track } from '#src/features/analytics/track.ts'

/** Long enough that somebody has stopped typing. */
const SETTLED_MS = 1_500

/**
 * Counts a search that found nothing, once it stands still. What was searched for stays on the device.
 * @param fruitless false too where the words of danger are not known yet: such a search is never counted (decision 98)
 */
export function useFruitlessSearch(query: string, fruitless: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further letter starts the wait again
  useEffect(() => {
    if (!fruitless) return
    const timer = setTimeout(() => track({ event: 'search_without_result' }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query, fruitless])
}
