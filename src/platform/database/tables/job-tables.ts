// The columns of the work that waits. Times are ISO text in UTC.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

/** One piece of work: a mail, a typed address, an issue, a recurring chore. */
interface JobTable {
  id: string
  /** Names what does it; of a mail also which mail, as in `mail/verify`. */
  kind: string
  /** There is only one job of a kind with the same key; null where there may be many. */
  unique_key: string | null
  /** Lanes do not wait for each other (`jobs.ts`). */
  lane: number
  /** Sealed: it may hold an address, or a code that opens an account. Empty once it was given up. */
  payload: string
  /** Whose it is: it goes when the account goes. */
  account_id: string | null
  /** Whose mailbox it is for, so that each has its turn; null where there is no mailbox. */
  mailbox_hash: string | null
  /** Failures in a row, the one that runs counted. */
  attempts: Generated<number>
  run_at: string
  /** It is done before this time, or not at all; null for all others. */
  expires_at: string | null
  /** A process has it until then, unless it says that it is still at work. */
  locked_until: string | null
  locked_by: string | null
  /** When it was tried last. */
  done_at: string | null
  /** When it was given up. */
  failed_at: string | null
  /** Why the last try failed, with addresses masked. */
  last_error: string | null
  created_at: string
}

export interface JobTables {
  job: JobTable
}

export const JOB_STORED: Record<keyof JobTables, Stored> = {
  job: {
    lines: ['Mails to you'],
    columns:
      'id kind unique_key lane payload account_id mailbox_hash attempts run_at expires_at locked_until locked_by done_at failed_at last_error created_at',
  },
}
