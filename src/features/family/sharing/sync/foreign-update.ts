// Whether an update of another carer's device may be merged: it is data of somebody who may be hostile (K13).
import { applyUpdate, Doc, encodeStateAsUpdate, parseUpdateMeta, Map as SharedMap } from 'yjs'

const ROWS_MOST = 2_000
const FIELDS_MOST = 40
const LETTERS_MOST = 4_000
const LISTED_MOST = 200
const DEPTH_MOST = 4
const NOTEBOOK_BYTES_MOST = 1024 * 1024
const WRITERS_MOST = 5_000

/** Tries an update on a copy. @param state the whole notebook as one update. @returns whether the notebook would still be one */
export function isHarmless(state: Uint8Array, update: Uint8Array): boolean {
  try {
    if (parseUpdateMeta(update).from.size > WRITERS_MOST) return false
    const copy = new Doc()
    applyUpdate(copy, state)
    applyUpdate(copy, update)
    // What waits for an update that never came would wait for ever.
    if (copy.store.pendingStructs !== null || copy.store.pendingDs !== null) return false
    return [...copy.share.keys()].every((table) => isTable(copy.getMap(table))) && isSmall(copy)
  } catch {
    return false
  }
}

function isSmall(copy: Doc): boolean {
  return encodeStateAsUpdate(copy).length <= NOTEBOOK_BYTES_MOST
}

function isTable(table: SharedMap<unknown>): boolean {
  return table.size <= ROWS_MOST && [...table.values()].every(isRow)
}

function isRow(row: unknown): boolean {
  return row instanceof SharedMap && row.size <= FIELDS_MOST && [...row.values()].every((value) => isPlain(value, 1))
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= LETTERS_MOST
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return true
  if (typeof value !== 'object' || depth > DEPTH_MOST) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  const parts = Object.entries(value)
  return parts.length <= LISTED_MOST && parts.every(([name, part]) => name !== '__proto__' && isPlain(part, depth + 1))
}
