// Says that the network is gone, and what still works. It is above the page and covers nothing.

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { cachePrefix, WHOLE } from '#src/shared/kept-caches.ts'
import type { Translate } from '#src/shared/translate.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import styles from './offline-note.module.css'

export function OfflineNote() {
  return useOnline() ? null : <Note />
}

function Note() {
  const t = useTranslations()
  const [words, setWords] = useState('')
  useEffect(() => {
    void describe(t).then(setWords)
  }, [t])
  return <p className={styles.note}>{words}</p>
}

async function describe(t: Translate): Promise<string> {
  // Only where a service worker answers is anything on this device.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!kept) return t('shell_offline_note')
  const whole = (await caches.keys()).some((name) => name.startsWith(cachePrefix(pageLanguage()) + WHOLE))
  return whole ? t('shell_offline_note_kept') : t('shell_offline_note_help')
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
