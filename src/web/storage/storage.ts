// The browser's storage, in a form that never throws: it may be full, switched off, or hold anything at all.
import { parseJson } from '#src/shared/parse-json.ts'
import type { StoredKey } from './stored-keys.ts'

/** Local storage stays on the device; session storage goes when the tab is closed. */
export const STORAGES = ['localStorage', 'sessionStorage'] as const

export type StorageName = (typeof STORAGES)[number]

/** The stored text, or null when there is none or storage is out of reach. */
export function readStored(key: StoredKey, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON value, or undefined when there is none or it cannot be parsed. */
export function readStoredJson(key: StoredKey, storage?: StorageName): unknown {
  return parseJson(readStored(key, storage))
}

/** Stores a text and says whether it was kept; `null` removes it. */
export function store(key: StoredKey, value: string | null, storage: StorageName = 'localStorage'): boolean {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
    return true
  } catch (error) {
    console.warn(`${key} could not be stored:`, error)
    return false
  }
}
