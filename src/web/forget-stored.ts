// Takes things out of the browser's storage for good.
import { STORAGES, store } from './storage.ts'
import type { StoredKey } from './stored-keys.ts'

/** Removes what is kept under these names. Whoever shows it on this page hears of it, as the other tabs do. */
export function forgetStored(keys: readonly StoredKey[]): void {
  for (const key of keys) for (const storage of STORAGES) store(key, null, storage)
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
}
