// Takes things out of the browser's storage for good, in every tab.
import { STORAGES, store } from './storage.ts'
import { type StoredKey, TRACES } from './stored-keys.ts'

/** Stored for a moment, because that is what other tabs hear of: what a tab keeps for itself only it can remove. */
const FORGOTTEN = 'forgotten'

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === FORGOTTEN && newValue) forgetHere(TRACES)
  })
}

/** Removes what is kept under these names. Whoever shows it on this page hears of it, as the other tabs do. */
export function forgetStored(keys: readonly StoredKey[]): void {
  forgetHere(keys)
  // Nothing else is kept for one tab only.
  if (!keys.includes(TRACES[0])) return
  store(FORGOTTEN, 'yes')
  store(FORGOTTEN, null)
}

function forgetHere(keys: readonly StoredKey[]): void {
  for (const key of keys) {
    for (const storage of STORAGES) store(key, null, storage)
  }
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
}
