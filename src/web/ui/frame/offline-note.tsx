// Says that the network is gone, and what still works. It stands above the page and covers nothing.

import { useEffect, useState, useSyncExternalStore } from 'react'
import * as m from '#messages'
import { cachePrefix, WHOLE } from '#src/shared/kept-caches.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './offline-note.module.css'

export function OfflineNote() {
  return useOnline() ? null : <Note />
}

function Note() {
  const [words, setWords] = useState('')
  useEffect(() => {
    void describe().then(setWords)
  }, [])
  return <p className={styles.note}>{words}</p>
}

async function describe(): Promise<string> {
  // Only where a service worker answers is anything on this device.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!kept) return m.shell_offline_note(LANGUAGE)
  const whole = (await caches.keys()).some((name) => name.startsWith(cachePrefix(LANGUAGE) + WHOLE))
  return whole ? m.shell_offline_note_kept(LANGUAGE) : m.shell_offline_note_help(LANGUAGE)
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
