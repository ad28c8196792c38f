// One value of the browser's local storage, shared by all tabs and watched by React (`useSyncExternalStore`).
import { readStored, store } from './storage.ts'
import type { StoredKey } from './stored-keys.ts'

export interface StoredValue<Value> {
  /** The same object until something changes. */
  read(): Value
  /** Stores a text, or removes it with null. @returns false when the device did not keep it */
  keep(text: string | null): boolean
  /** Lets a value hold until the page is left, for a device that keeps nothing. */
  hold(value: Value): void
  /** Calls `notify` after every change, in this tab or another, and when the page comes back as it was left. */
  subscribe(notify: () => void): () => void
}

/** @param parse makes anything that may lie there a value; it is asked again only when the text has changed */
export function createStoredValue<Value>(key: StoredKey, parse: (text: string | null) => Value): StoredValue<Value> {
  let seen: { text: string | null; value: Value } | undefined
  let held: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const notifyAll = () => {
    for (const notify of listeners) notify()
  }
  return {
    read() {
      if (held !== undefined) return held.value
      const text = readStored(key)
      if (seen?.text !== text) seen = { text, value: parse(text) }
      return (seen as { value: Value }).value
    },
    keep(text) {
      held = undefined
      const kept = store(key, text)
      notifyAll()
      return kept
    },
    hold(value) {
      held = { value }
      notifyAll()
    },
    subscribe(notify) {
      const hear = (event: StorageEvent) => {
        // A null key means that all of the storage was cleared.
        if (event.key !== key && event.key !== null) return
        held = undefined
        notify()
      }
      listeners.add(notify)
      window.addEventListener('storage', hear)
      // A page restored by Back got no events while it was away, such as a log-out.
      window.addEventListener('pageshow', notify)
      return () => {
        listeners.delete(notify)
        window.removeEventListener('storage', hear)
        window.removeEventListener('pageshow', notify)
      }
    },
  }
}
