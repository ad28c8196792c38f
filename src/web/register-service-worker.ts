// Asks the browser to keep the tools on the device (`src/offline/`), once nobody waits for anything else.
import { documentPath } from './language.ts'
import { cameWithSecret } from './secret-query.ts'

/** Milliseconds that a loaded page is left in peace. */
const PATIENCE = 1_000
const WORKER = documentPath('/sw.js')

/** What browsers with Trusted Types have, and TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string }
}

type Device = Navigator & { connection?: { saveData?: boolean } }

/** To be called when the page has loaded. */
export function registerServiceWorker(): void {
  // The browser asks for a worker with the address that the page was opened by, whatever stands in the bar since.
  if (cameWithSecret()) return
  const { serviceWorker, connection } = navigator as Device
  // A parent who saves data is not sent what they did not ask for. Without https there is no service worker.
  if (serviceWorker === undefined || connection?.saveData === true || import.meta.env.DEV) return
  const register = () =>
    serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch((error: unknown) => {
      console.warn('The tools could not be kept on this device:', error)
    })
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(register)
    else register()
  }, PATIENCE)
}

/** A text that becomes a script is reported by our own content policy, unless somebody answers for it: this one is ours. */
function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('offline', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER
}
