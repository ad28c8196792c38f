// The one place that knows the choice about cookies, as it is kept on the device. All tabs share it.
import { hasFeature } from '#src/shared/chosen-features.ts'
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from './stored-value.ts'

/** Raised when the choice must be asked for again: the policy means something else by it then. */
const CONSENT_VERSION = '1.0'

interface ConsentRecord {
  essential: true
  analytics: boolean
  /** ISO text: when the choice was made. */
  timestamp: string
  version: typeof CONSENT_VERSION
  /** All was accepted, and the question had named Google Analytics. A visitor who was not asked about it has not agreed to it. */
  google?: true | undefined
}

/** A new choice. @param google whether Google's count was named to the visitor who chose */
export function createConsent(analytics: boolean, now: Date, google = false): ConsentRecord {
  const record = { essential: true, analytics, timestamp: now.toISOString(), version: CONSENT_VERSION } as const
  return analytics && google ? { ...record, google } : record
}

/** Reads what is stored. @returns null, which means undecided, for anything that is no whole record of this version */
export function parseConsent(text: string | null): ConsentRecord | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  const { essential, analytics, timestamp, version } = value as Record<string, unknown>
  if (essential !== true || typeof analytics !== 'boolean' || version !== CONSENT_VERSION) return null
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null
  return value as ConsentRecord
}

const choice = createStoredValue<ConsentRecord | null>('cookieConsent', parseConsent)

/** The choice, or null as long as there is none. */
export const readConsent = choice.read

/** Calls `notify` when the choice changes. */
export const subscribeToConsent = choice.subscribe

/** Whether counting is allowed at this moment: only when there is a count, and the choice says exactly true. */
export function mayCount(): boolean {
  return hasFeature('analytics') && readConsent()?.analytics === true
}

/**
 * Keeps a choice; it holds from this moment on, in a browser that keeps nothing until the page is left.
 * @param google whether Google's count was named to the visitor who chose
 */
export function chooseConsent(analytics: boolean, now: Date, google?: boolean): void {
  const record = createConsent(analytics, now, google)
  if (!choice.keep(JSON.stringify(record))) choice.hold(record)
}
