import { useNotebookTable } from '#src/features/notebook/use-notebook-table.ts'
import type { ParentPromise } from './parent-promise.ts'
import { openPromiseBook, type PromiseBook } from './promise-book.ts'

interface Promises {
  book: PromiseBook
  promises: ParentPromise[]
}

/** The promises on this device, kept current across tabs; null until the notebook is open. */
export function usePromises(): Promises | null {
  const shown = useNotebookTable(openPromiseBook)
  return shown === null ? null : { book: shown.table, promises: shown.rows }
}
