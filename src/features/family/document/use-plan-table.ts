import { useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeToOpening } from './plan-document.ts'

/** A table, or anything else that is read as one list and says when it has changed. */
interface Listed {
  read(): unknown[]
  subscribe(notify: () => void): () => void
}

const NOTHING: unknown[] = []
const readNothing = () => NOTHING
const subscribeToNothing = () => () => undefined

/**
 * A table and its rows, kept current across tabs; null until the plan is open.
 * @param open the same function at each call, such as one of `perPlan`
 */
export function usePlanTable<Table extends Listed>(
  open: () => Promise<Table>,
): { table: Table; rows: ReturnType<Table['read']> } | null {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let gone = false
    const show = () =>
      void open().then((opened) => {
        if (!gone) setTable(opened)
      })
    show()
    // A plan that follows a deleted one is shown too, such as a restored copy.
    const stop = subscribeToOpening(show)
    return () => {
      gone = true
      stop()
    }
  }, [open])
  const rows = useSyncExternalStore(table?.subscribe ?? subscribeToNothing, table?.read ?? readNothing, readNothing)
  return table === null ? null : { table, rows: rows as ReturnType<Table['read']> }
}
