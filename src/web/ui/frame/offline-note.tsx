// Says that the network is gone, and what still works. It stands above the page and covers nothing.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import { useOnline } from '../../hooks/use-online.ts'
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
