// Which rows of the notebook differ between two looks at it, and how to bring one back.
import { type Doc, Map as SharedMap } from 'yjs'
import type { RowChange, Rows } from './sharing-store.ts'

type Fields = Record<string, unknown>

/** Every row as it stands. What is no row, such as what a stranger's program wrote, is left out. */
export function readRows(document: Doc): Rows {
  return Object.fromEntries([...document.share.keys()].map((table) => [table, readTable(document, table)]))
}

function readTable(document: Doc, table: string): Record<string, Fields> {
  const rows = document.getMap<unknown>(table)
  return Object.fromEntries(
    [...rows.entries()].flatMap(([id, row]) => (row instanceof SharedMap ? [[id, row.toJSON() as Fields]] : [])),
  )
}

export function findChanges(before: Rows, after: Rows): Omit<RowChange, 'day' | 'author'>[] {
  const tables = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...tables].flatMap((table) => {
    const [old = {}, now = {}] = [before[table], after[table]]
    const rows = new Set([...Object.keys(old), ...Object.keys(now)])
    return [...rows].flatMap((row) => {
      const change = { table, row, before: old[row] ?? null, after: now[row] ?? null }
      return written(change.before) === written(change.after) ? [] : [change]
    })
  })
}

/** In one order of the fields: which comes first in the document may be another one after a reload. */
function written(row: Fields | null): string {
  return JSON.stringify(row && Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Makes a row what it was before a change. To be called inside a change of the notebook. */
export function undoChange(document: Doc, { table, row, before }: RowChange): void {
  const rows = document.getMap<unknown>(table)
  if (before === null) rows.delete(row)
  else rows.set(row, new SharedMap(Object.entries(before)))
}
