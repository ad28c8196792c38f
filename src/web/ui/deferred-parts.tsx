// What the root does when the page has loaded.
import { useEffect } from 'react'
import { useCanonicalAddress } from '../hooks/use-canonical-address.ts'
import { registerServiceWorker } from '../register-service-worker.ts'
import { OfflineNote } from './frame/offline-note.tsx'

export function DeferredParts() {
  useCanonicalAddress()
  useEffect(registerServiceWorker, [])
  return <OfflineNote />
}
