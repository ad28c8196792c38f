// The one place that knows the choice about cookies. All tabs share it.
import { createStoredValue } from '#src/web/storage/stored-value.ts'
import { type ConsentRecord, createConsent, parseConsent } from './consent-record.ts'

const choice = createStoredValue<ConsentRecord | null>('cookieConsent', parseConsent)

/** The choice, or null as long as there is none. */
export const readConsent = choice.read

/** Calls `notify` when the choice changes. */
export const subscribeToConsent = choice.subscribe

/** Whether counting is allowed at this moment: only when the choice says exactly true. */
export function mayCount(): boolean {
  return readConsent()?.analytics === true
}

/**
 * Keeps a choice; it holds from this moment on, in a browser that keeps nothing until the page is left.
 * @param google whether Google's count was named to whoever chose
 */
export function chooseConsent(analytics: boolean, now: Date, google?: boolean): void {
  const record = createConsent(analytics, now, google)
  if (!choice.keep(JSON.stringify(record))) choice.hold(record)
}
