// A page that was opened by a link with a secret, in another language: the secret has left the address bar, so the way there takes it
// along, for that page's start script to take out again.
import { useEffect } from 'react'

/** For as long as what calls it is shown, a link to this page in another language leads on with its secret. */
export function useSecretAlong(): void {
  useEffect(() => {
    // Only at the press: no address of the page holds it before. Last of all: the link itself removes the part after its `#`.
    window.addEventListener('click', takeAlong)
    return () => window.removeEventListener('click', takeAlong)
  }, [])
}

function takeAlong({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null) return
  if (window.secretHash) link.hash = window.secretHash
  if (window.secretQuery) link.search = window.secretQuery
}
