// What the root does when the page has loaded.
import { useEffect } from 'react'
import { useCanonicalAddress } from '../hooks/use-canonical-address.ts'
import { keepOffline } from '../keep-offline.ts'
import { OfflineNote } from './frame/offline-note.tsx'

export function LoadedParts() {
  useCanonicalAddress()
  useEffect(keepOffline, [])
  return <OfflineNote />
}
