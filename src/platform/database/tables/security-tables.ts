// The columns of limits, of the security log, and of what the installation knows of itself. Times are ISO text in UTC.
import type { Stored } from './stored.ts'

interface RateLimitTable {
  key: string
  count: number
  expires_at: string
  created_at: string
}

export interface SecurityEventTable {
  id: string
  event: string
  outcome: 'success' | 'failure' | 'throttled'
  account_id: string | null
  /** A keyed hash of the address, for events without an account. */
  subject_hash: string | null
  network: string
  created_at: string
}

interface InstallationTable {
  name: string
  value: string
  changed_at: string
}

export interface SecurityTables {
  installation: InstallationTable
  rate_limit: RateLimitTable
  security_event: SecurityEventTable
}

export const SECURITY_STORED: Record<keyof SecurityTables, Stored> = {
  installation: { lines: 'about no person', columns: 'name value changed_at' },
  rate_limit: { lines: ['Fingerprints of the network'], columns: 'key count expires_at created_at' },
  security_event: { lines: ['A security log'], columns: 'id event outcome account_id subject_hash network created_at' },
}
