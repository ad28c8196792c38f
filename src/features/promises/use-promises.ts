import { useEffect, useState } from 'react'
import type { ParentPromise } from './parent-promise.ts'
import { openPromiseBook, type PromiseBook } from './promise-book.ts'

interface Promises {
  book: PromiseBook
  promises: ParentPromise[]
}

/** The promises on this device, kept current across tabs; null until the notebook is open. */
export function usePromises(): Promises | null {
  const [promises, setPromises] = useState<Promises | null>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void openPromiseBook().then((book) => {
      if (gone) return
      const show = () => setPromises({ book, promises: book.read() })
      stop = book.subscribe(show)
      show()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return promises
}
