import { useSyncExternalStore } from 'react'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import type { ParentPromise } from './parent-promise.ts'
import { openPromiseBook, type PromiseBook } from './promise-book.ts'

export interface Promises {
  book: PromiseBook
  /** Everybody's, where the plan is shared. */
  promises: ParentPromise[]
  /** This device's row among the carers; null where the plan is not shared. */
  own: string | null
}

const readNobody = () => null

/** The promises on this device, kept current across tabs; null until the notebook is open. */
export function usePromises(): Promises | null {
  const shown = useNotebookTable(openPromiseBook)
  const own = useSyncExternalStore(ownCarer.subscribe, ownCarer.read, readNobody)
  return shown === null ? null : { book: shown.table, promises: shown.rows, own }
}
