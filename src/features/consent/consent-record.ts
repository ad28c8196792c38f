// The choice about cookies as it is kept on the device.

import { parseJson } from '#src/web/parse-json.ts'

/** Raised when the choice must be asked for again: the policy means something else by it then. */
const CONSENT_VERSION = '1.0'

export interface ConsentRecord {
  essential: true
  analytics: boolean
  /** ISO text: when the choice was made. */
  timestamp: string
  version: typeof CONSENT_VERSION
}

/** A new choice. */
export function createConsent(analytics: boolean, now: Date): ConsentRecord {
  return { essential: true, analytics, timestamp: now.toISOString(), version: CONSENT_VERSION }
}

/** Reads what is stored. @returns null, which means undecided, for anything that is no whole record of this version */
export function parseConsent(text: string | null): ConsentRecord | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  const { essential, analytics, timestamp, version } = value as Record<string, unknown>
  if (essential !== true || typeof analytics !== 'boolean' || version !== CONSENT_VERSION) return null
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return null
  return { essential, analytics, timestamp, version }
}
