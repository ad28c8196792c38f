// The one place that knows the choice about cookies. All tabs share it.
import { readStored, store } from '#src/web/storage.ts'
import { type ConsentRecord, createConsent, parseConsent } from './consent-record.ts'

const CONSENT_KEY = 'cookieConsent'

let seen: { text: string | null; record: ConsentRecord | null } = { text: null, record: null }
/** The choice of somebody whose browser keeps nothing: it holds until the page is left. */
let unkept: ConsentRecord | null = null
const listeners = new Set<() => void>()

/** The choice, or null as long as there is none. The same object until something changes. */
export function readConsent(): ConsentRecord | null {
  const text = readStored(CONSENT_KEY)
  if (text !== seen.text) seen = { text, record: parseConsent(text) }
  return seen.record ?? unkept
}

/** Whether counting is allowed at this moment: only when the choice says exactly true. */
export function mayCount(): boolean {
  return readConsent()?.analytics === true
}

/** Keeps a choice; it holds from this moment on. */
export function chooseConsent(analytics: boolean, now: Date): void {
  const record = createConsent(analytics, now)
  unkept = store(CONSENT_KEY, JSON.stringify(record)) ? null : record
  for (const notify of listeners) notify()
}

/** Calls `notify` when the choice changes, in this tab or another. */
export function subscribeToConsent(notify: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === CONSENT_KEY || event.key === null) notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', heard)
  }
}
