// Says that the network is gone, and what still works. It stands above the page and covers nothing.

import { useSyncExternalStore } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import styles from './offline-note.module.css'

export function OfflineNote() {
  const online = useOnline()
  return online ? null : <p className={styles.note}>{describe()}</p>
}

function describe(): string {
  // Only where a service worker answers are the tools on this device.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return kept ? m.shell_offline_note_kept(LANGUAGE) : m.shell_offline_note(LANGUAGE)
}

/** Whether the device has a network. That our server can be reached is not promised. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
