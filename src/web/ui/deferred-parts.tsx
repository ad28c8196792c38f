// What the root does when the page has loaded.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentPath } from '../language.ts'
import { ReadAloud } from '../read-aloud/read-aloud.tsx'
import { registerServiceWorker } from '../register-service-worker.ts'
import { LanguageOffer } from './frame/language-offer.tsx'
import { OfflineNote } from './frame/offline-note.tsx'

export function DeferredParts() {
  useCanonicalAddress()
  useEffect(registerServiceWorker, [])
  return (
    <>
      <OfflineNote />
      <LanguageOffer />
      <ReadAloud />
    </>
  )
}

/** Keeps the page's canonical address true on the way from page to page: it is what a phone's share button shares. */
function useCanonicalAddress(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link !== null) link.href = new URL(documentPath(pathname), link.href).href
  }, [pathname])
}
