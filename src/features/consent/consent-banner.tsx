// Decides when the question about cookies is asked: a second after the page is there, never over another dialog, and
// never on the pages for help and privacy.
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { useConsent } from './consent-context.tsx'

const BANNER_DELAY_MS = 1_000
/** How often to look whether the other dialog has closed. */
const WAITING_MS = 250
/** Nobody who looks for help is held up; on the privacy page its panel takes the banner's place. */
const WITHOUT_BANNER = [HELP_PATH, PRIVACY_PATH]

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  const wanted = hydrated && hasConsented === null && !WITHOUT_BANNER.includes(pathname.replace(/\/$/, ''))
  const [Dialog, setDialog] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!wanted) return
    let timer = setTimeout(ask, BANNER_DELAY_MS)
    function ask() {
      if (document.querySelector('dialog[open]') !== null) {
        timer = setTimeout(ask, WAITING_MS)
        return
      }
      void import('./consent-dialog.tsx').then(
        (loaded) => setDialog(() => loaded.ConsentDialog),
        // Without a network nothing is counted anyway: the question waits for the next page.
        () => undefined,
      )
    }
    return () => {
      clearTimeout(timer)
      setDialog(null)
    }
  }, [wanted])

  return wanted && Dialog !== null ? <Dialog /> : null
}
