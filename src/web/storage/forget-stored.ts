// Removes things from the browser's storage permanently, in every tab.
import { STORAGES, type StorageName, store } from './storage.ts'
import { STORED_KEYS, type StoredKey } from './stored-keys.ts'

/** The names, stored for a moment as a signal to other tabs: only a tab itself can remove its session values. */
const FORGOTTEN = 'forgotten'

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== FORGOTTEN || !newValue) return
    const names = newValue.split(' ')
    // The values shared by all tabs are cleared already, and there may be new ones by the time that a sleeping tab gets the signal.
    forgetHere(
      STORED_KEYS.filter((one) => names.includes(one)),
      ['sessionStorage'],
    )
  })
}

/** Removes what is stored under these names. Listeners on this page and in other tabs are notified. */
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
