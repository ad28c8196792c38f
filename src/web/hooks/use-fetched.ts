import { useEffect, useState } from 'react'

interface Fetched<Value> {
  /** Null until it has come. */
  value: Value | null
  failed: boolean
}

/**
 * What a part of a page asks the server for once it is shown. What a page cannot do without is its `clientLoader`'s.
 * @param fetchValue the same function at every call: it is asked once
 */
export function useFetched<Value>(fetchValue: () => Promise<Value>): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ value: null, failed: false })
  useEffect(() => {
    let gone = false
    const show = (next: Fetched<Value>) => {
      if (!gone) setFetched(next)
    }
    fetchValue().then(
      (value) => show({ value, failed: false }),
      () => show({ value: null, failed: true }),
    )
    return () => {
      gone = true
    }
  }, [fetchValue])
  return fetched
}
