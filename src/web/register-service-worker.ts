// Asks the browser to keep pages on the device (`src/offline/`), once nothing else is loading: those for a bad hour at the
// first visit, all others on Wi-Fi or at the second.

import { KEEP_THE_REST } from '#src/shared/kept-caches.ts'
import { documentPath } from './language/language.ts'
import { cameWithSecret } from './secrets/secret-query.ts'

/** Milliseconds after the page has loaded, before the worker is registered. */
const REGISTER_DELAY_MS = 1_000
const WORKER = documentPath('/sw.js')
/** Other kinds of connection may cost the parent money, and most browsers do not say which it is. */
const FREE_LINES = ['wifi', 'ethernet']

/** What browsers with Trusted Types have, and TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

type Device = Navigator & { connection?: { saveData?: boolean; type?: string } }

/** To be called when the page has loaded. */
export function registerServiceWorker(): void {
  // The browser asks for a worker with the address that the page was opened by, whatever the address bar shows since.
  if (cameWithSecret()) return
  const { serviceWorker, connection } = navigator as Device
  // A parent who saves data is not sent what they did not ask for. Without https there is no service worker.
  if (serviceWorker === undefined || connection?.saveData === true || import.meta.env.DEV) return
  const wholly = FREE_LINES.includes(connection?.type ?? '') || isSecondVisit(serviceWorker)
  const register = async () => {
    try {
      await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
      if (wholly) (await serviceWorker.ready).active?.postMessage(KEEP_THE_REST)
    } catch (error) {
      console.warn('The tools could not be kept on this device:', error)
    }
  }
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(register)
    else register()
  }, REGISTER_DELAY_MS)
}

/** Nothing is stored to know it: a worker of an earlier visit looks after this page, to which no page of ours has led. */
function isSecondVisit({ controller }: ServiceWorkerContainer): boolean {
  return controller !== null && !document.referrer.startsWith(`${location.origin}/`)
}

/** Our content policy (Trusted Types) reports a script address given as a text, unless it comes from a policy such as this one. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
}
