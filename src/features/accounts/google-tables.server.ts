// The columns of signing in with Google. Times are ISO text in UTC.
import type { Generated } from 'kysely'
import type { Stored } from '#src/platform/database/tables/stored.ts'

interface GoogleIdentityTable {
  issuer: string
  subject: string
  account_id: string
  created_at: string
}

interface GoogleAttemptTable {
  state_hash: string
  browser_hash: string
  /** The language of the page on which the sign-in began. */
  language: Generated<string>
  expires_at: string
  created_at: string
}

/** A Google identity that may be joined to the account once its password has been given in the same browser. */
export interface GooglePendingLinkTable {
  browser_hash: string
  account_id: string
  issuer: string
  subject: string
  expires_at: string
  created_at: string
}

export interface SignInTicketTable {
  ticket_hash: string
  browser_hash: string
  account_id: string
  expires_at: string
  created_at: string
}

export interface GoogleTables {
  google_identity: GoogleIdentityTable
  google_attempt: GoogleAttemptTable
  google_pending_link: GooglePendingLinkTable
  sign_in_ticket: SignInTicketTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends GoogleTables {}
}

export const GOOGLE_STORED: Record<keyof GoogleTables, Stored> = {
  google_identity: { lines: ['Your email address, and your name'], columns: 'issuer subject account_id created_at' },
  google_attempt: { lines: 'about no person', columns: 'state_hash browser_hash language expires_at created_at' },
  google_pending_link: {
    lines: ['Your email address, and your name'],
    columns: 'browser_hash account_id issuer subject expires_at created_at',
  },
  sign_in_ticket: {
    lines: ['Where you are logged in'],
    columns: 'ticket_hash browser_hash account_id expires_at created_at',
  },
}
