// Fetches the index and what searches in it, once somebody turns to the field. What is typed stays on the device.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Opened } from './open-finder.ts'
import type { Found } from './search-index.ts'
import { DANGER_WORDS_PATH, SEARCH_INDEX_PATH } from './search-paths.ts'

/** Milliseconds without a further letter before anything is looked for. */
const SETTLED_MS = 150

export interface Finding {
  /** Fetches what is needed, unless it is there or on its way. After a failure the next call tries again. */
  prepare: () => void
  /** Whether there will be an answer in a moment. */
  waiting: boolean
  /** What was found last, with what shows it. Undefined as long as the index is not there, and for a blank query. */
  answer: Answer | undefined
}

export interface Answer {
  query: string
  found: Found
  view: Opened
}

/** @param from an earlier answer to begin with: its index is asked on */
export function useFinder(query: string, from?: Answer): Finding {
  const wanted = query.trim()
  const [opened, setOpened] = useState(from?.view)
  const [loading, setLoading] = useState(false)
  const [last, setLast] = useState(from)
  const begun = useRef(from !== undefined)

  const prepare = useCallback(() => {
    if (begun.current) return
    begun.current = true
    setLoading(true)
    load()
      .then(setOpened, () => {
        begun.current = false
      })
      .finally(() => setLoading(false))
  }, [])

  useEffect(() => {
    if (wanted === '') setLast(undefined)
    if (wanted === '' || opened === undefined) return
    const timer = setTimeout(() => setLast({ query: wanted, found: opened.find(wanted), view: opened }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted, opened])

  return {
    prepare,
    waiting: loading || (opened !== undefined && last?.query !== wanted),
    answer: wanted === '' ? undefined : last,
  }
}

async function load(): Promise<Opened> {
  const [{ openFinder }, index, danger] = await Promise.all([
    import('./open-finder.ts'),
    fetch(SEARCH_INDEX_PATH, { credentials: 'omit' }),
    fetch(DANGER_WORDS_PATH, { credentials: 'omit' }),
  ])
  return openFinder(index, danger)
}
