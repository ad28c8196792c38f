import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { documentPath } from '../language.ts'

/** Keeps the page's canonical address true on the way from page to page: it is what a phone's share button shares. */
export function useCanonicalAddress(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (link !== null) link.href = new URL(documentPath(pathname), link.href).href
  }, [pathname])
}
