// The columns of accounts, and of what opens one. Times are ISO text in UTC; a `Flag` is 0 or 1.
import type { Generated } from 'kysely'
import type { OperatorRole } from '#src/shared/operators.ts'
import type { Stored } from './stored.ts'

type Flag = number

export interface AccountTable {
  id: string
  /** The address as the person typed it, to which mails are sent. */
  email: string
  /** The form in which addresses are compared; unique. */
  canonical_email: string
  name: string | null
  /** An argon2id PHC string; null for an account that signs in with Google only. */
  password_hash: string | null
  verified: Generated<Flag>
  /** When the mailbox was last proven together with what opens the account; null for an older proof, or none. */
  proven_at: Generated<string | null>
  email_consent: Generated<Flag>
  /** 0 until a Google user has answered the welcome page. */
  onboarded: Generated<Flag>
  /** ISO day in UTC; null until it is used after the column was added. */
  last_used_on: Generated<string | null>
  /** What an operator may do; null for a parent. */
  role: Generated<OperatorRole | null>
  created_at: string
}

export interface SessionTable {
  /** Identifies the session in lists, but does not open it. */
  id: string
  sid_hash: string
  account_id: string
  method: 'password' | 'google'
  device: string
  last_used_at: string
  expires_at: string
  created_at: string
}

interface KnownDeviceTable {
  account_id: string
  device_hash: string
  /** The time of the last log-in. A device that logs in again gets a new row. */
  created_at: string
}

/** Written once and never changed. */
export interface ConsentEventTable {
  id: string
  account_id: string
  kind: 'privacy_policy' | 'weekly_tips'
  granted: Flag
  source: 'registration' | 'google_onboarding' | 'email_verification' | 'password_reset' | 'google_sign_in'
  policy_version: string
  wording: string
  wording_hash: string
  /** What the browser said; a claim only. */
  claimed_at: string | null
  created_at: string
}

export interface MailCodeTable {
  code_hash: string
  account_id: string
  purpose: 'verify' | 'reset'
  expires_at: string
  used_at: string | null
  created_at: string
}

export interface AccountTables {
  account: AccountTable
  session: SessionTable
  known_device: KnownDeviceTable
  consent_event: ConsentEventTable
  mail_code: MailCodeTable
}

export const ACCOUNT_STORED: Record<keyof AccountTables, Stored> = {
  account: {
    lines: ['Your email address, and your name', 'Your password', 'Your email address, and what you agreed to'],
    columns:
      'id email canonical_email name password_hash verified proven_at email_consent onboarded created_at last_used_on role',
  },
  session: {
    lines: ['Where you are logged in'],
    columns: 'id sid_hash account_id method device last_used_at expires_at created_at',
  },
  known_device: { lines: ['The devices you have logged in on'], columns: 'account_id device_hash created_at' },
  consent_event: {
    lines: ['What you agreed to'],
    columns: 'id account_id kind granted source policy_version wording wording_hash claimed_at created_at',
  },
  mail_code: { lines: ['Links to confirm'], columns: 'code_hash account_id purpose expires_at used_at created_at' },
}
