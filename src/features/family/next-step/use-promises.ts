import { useSyncExternalStore } from 'react'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import type { ParentPromise } from './parent-promise.ts'
import { openPromiseBook, type PromiseBook } from './promise-book.ts'
import { type Promisers, promisesOfOthers } from './promises-of-others.ts'

export interface Promises {
  book: PromiseBook
  /** Everybody's, where the plan is shared. */
  promises: ParentPromise[]
  promisers: Promisers
}

const NOBODY: Promisers = new Map()
const readNobody = () => NOBODY

/** The promises on this device, kept current across tabs; null until the notebook is open. */
export function usePromises(): Promises | null {
  const shown = useNotebookTable(openPromiseBook)
  const promisers = useSyncExternalStore(promisesOfOthers.subscribe, promisesOfOthers.read, readNobody)
  return shown === null ? null : { book: shown.table, promises: shown.rows, promisers }
}
