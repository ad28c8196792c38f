// The choice about cookies as it is kept on the device.

import { parseJson } from '#src/shared/parse-json.ts'

/** Raised when the choice must be asked for again: the policy means something else by it then. */
const CONSENT_VERSION = '1.0'

export interface ConsentRecord {
  essential: true
  analytics: boolean
  /** ISO text: when the choice was made. */
  timestamp: string
  version: typeof CONSENT_VERSION
  /** All was accepted, and Google's count had been named. Whoever was not told of it has not agreed to it. */
  google?: true | undefined
}

/** A new choice. @param google whether Google's count was named to whoever chose */
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
