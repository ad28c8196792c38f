import { useEffect } from 'react'
import { offerSearchWords } from '#src/features/analytics/offer-search-words.ts'
import { track } from '#src/web/track.ts'

/** Long enough that the parent has stopped typing. */
const SETTLED_MS = 1_500

/**
 * Counts a search that found nothing, once the typing has stopped, and offers its words to our own server.
 * @param fruitless false too where the words of danger are not known yet: such a search is never counted
 */
export function useFruitlessSearch(query: string, fruitless: boolean): void {
  useEffect(() => {
    if (!fruitless) return
    const timer = setTimeout(() => {
      track({ event: 'search_without_result' })
      offerSearchWords(query)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [query, fruitless])
}
