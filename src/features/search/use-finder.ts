// Fetches what searches, once a parent turns to the field: first the terms of a crisis, then the index. What is typed stays on the device.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CrisisTerms } from './open-crisis-terms.ts'
import type { Results } from './open-finder.ts'
import type { DangerGroup, IndexedEntry } from './search-index.ts'

/** Milliseconds without a further letter before anything is looked for. */
const SETTLED_MS = 150

export interface Finding {
  /** Fetches what is not there and not on its way. After a failure the next call tries again. */
  prepare: () => void
  /** Whether there will be an answer in a moment. */
  waiting: boolean
  /** Whether a crisis in the typed words would be missed, because its terms have not loaded. */
  withoutCrisisTerms: boolean
  /** Undefined for a blank query, and as long as there is nothing to ask. */
  answer: Answer | undefined
}

export interface Answer {
  query: string
  /** Undefined without the terms of a crisis, and for words that raise no alarm. */
  danger: DangerGroup | undefined
  /** Undefined without the index. */
  entries: IndexedEntry[] | undefined
  opened: Opened
}

/** What has come so far. */
interface Opened {
  crisis?: CrisisTerms | undefined
  results?: Results | undefined
}

/** @param from an earlier answer to begin with: what it was found with is asked on */
export function useFinder(query: string, from?: Answer): Finding {
  const wanted = query.trim()
  const [opened, setOpened] = useState<Opened>(from?.opened ?? {})
  const [loading, setLoading] = useState(false)
  const [last, setLast] = useState(from)
  const begun = useRef(from?.opened.crisis !== undefined && from.opened.results !== undefined)

  const prepare = useCallback(() => {
    if (begun.current) return
    begun.current = true
    setLoading(true)
    load(opened, (more) => setOpened((before) => ({ ...before, ...more })))
      .then((complete) => {
        begun.current = complete
      })
      .finally(() => setLoading(false))
  }, [opened])

  useEffect(() => {
    if (wanted === '') setLast(undefined)
    const { crisis, results } = opened
    if (wanted === '' || (crisis === undefined && results === undefined)) return
    const timer = setTimeout(() => {
      const danger = crisis?.find(wanted)
      setLast({ query: wanted, danger, entries: results?.find(wanted, danger?.entries), opened })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted, opened])

  return {
    prepare,
    waiting: loading || (opened.results !== undefined && last?.query !== wanted),
    withoutCrisisTerms: opened.crisis === undefined,
    answer: wanted === '' ? undefined : last,
  }
}

/** Fetches what is missing, the terms of a crisis first. @returns whether all has come */
async function load(opened: Opened, onCome: (more: Opened) => void): Promise<boolean> {
  const crisis =
    opened.crisis ??
    (await import('./open-crisis-terms.ts').then((part) => part.openCrisisTerms()).catch(() => undefined))
  if (crisis !== undefined) onCome({ crisis })
  const results =
    opened.results ?? (await import('./open-finder.ts').then((part) => part.openFinder()).catch(() => undefined))
  if (results !== undefined) onCome({ results })
  return crisis !== undefined && results !== undefined
}
