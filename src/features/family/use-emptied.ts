import { useEffect } from 'react'
import type { StoredKey } from '#src/web/storage/stored-keys.ts'

/**
 * Calls `empty` when what is typed has gone from the device, in another tab too: the next letter would write all of it there again,
 * and with it the name of a child.
 */
export function useEmptied(key: StoredKey, empty: () => void): void {
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      // A null key means that all of the storage was cleared.
      if ((event.key === key || event.key === null) && event.newValue === null) empty()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  })
}
