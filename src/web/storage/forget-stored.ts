// Takes things out of the browser's storage for good, in every tab.
import { STORAGES, type StorageName, store } from './storage.ts'
import { STORED_KEYS, type StoredKey } from './stored-keys.ts'

/** The names, stored for a moment, because that is what other tabs hear of: what a tab keeps for itself only it can remove. */
const FORGOTTEN = 'forgotten'

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== FORGOTTEN || !newValue) return
    const names = newValue.split(' ')
    // What the tabs share is gone already, and may be there again by the time that a tab which slept hears of it.
    forgetHere(
      STORED_KEYS.filter((one) => names.includes(one)),
      ['sessionStorage'],
    )
  })
}

/** Removes what is kept under these names. Whoever shows it on this page hears of it, as the other tabs do. */
export function forgetStored(keys: readonly StoredKey[]): void {
  forgetHere(keys, STORAGES)
  store(FORGOTTEN, keys.join(' '))
  store(FORGOTTEN, null)
}

function forgetHere(keys: readonly StoredKey[], storages: readonly StorageName[]): void {
  for (const key of keys) {
    for (const storage of storages) store(key, null, storage)
  }
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
  // As the browser says it when all of it is cleared.
  if (keys.length === STORED_KEYS.length) window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
