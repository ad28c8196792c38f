// Says that the network is gone, and what still works. It stands above the page and covers nothing.
import { useOnline } from '../../hooks/use-online.ts'
import styles from './offline-note.module.css'

export function OfflineNote() {
  const online = useOnline()
  return online ? null : <p className={styles.note}>{describe()}</p>
}

function describe(): string {
  // Only where a service worker answers are the tools on this device.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  return kept
    ? 'You are offline. The tools and Get help now still work.'
    : 'You are offline. What is on this page still works.'
}
