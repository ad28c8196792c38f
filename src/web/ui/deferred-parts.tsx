// Parts that the root loads after the page.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentPath } from '../language/language.ts'
import { ReadAloud } from '../read-aloud/read-aloud.tsx'
import { registerServiceWorker } from '../register-service-worker.ts'
import { MissingParts } from './frame/missing-parts.tsx'
import { OfflineNote } from './frame/offline-note.tsx'
import { findWantedLanguage } from './frame/wanted-language.ts'
import { optionalPart } from './optional-part.tsx'

/** To most people nothing is offered. */
const LanguageOffer = optionalPart(() => import('./frame/language-offer.tsx'))

export function DeferredParts() {
  const { pathname } = useLocation()
  const wanted = findWantedLanguage(pathname)
  useCanonicalAddress(pathname)
  useEffect(registerServiceWorker, [])
  return (
    <>
      <OfflineNote />
      <MissingParts />
      {wanted && <LanguageOffer language={wanted} />}
      <ReadAloud />
    </>
  )
}

/** Keeps the page's canonical address true on the way from page to page: it is what a phone's share button shares. */
function useCanonicalAddress(pathname: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link !== null) link.href = new URL(documentPath(pathname), link.href).href
  }, [pathname])
}
