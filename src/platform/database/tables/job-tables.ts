// The columns of the work that waits. Times are ISO text in UTC.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

/** One piece of work: a mail, a typed address, an issue, a recurring chore. */
interface JobTable {
  id: string
  /** The kind of the job; for a mail it includes the kind of mail, as in `mail/verify`. */
  kind: string
  /** Only one job of a kind may have the same key; null for kinds without that limit. */
  unique_key: string | null
  /** Lanes do not wait for each other (`jobs.ts`). */
  lane: number
  /** Sealed, because it may hold an address or a code that opens an account. Empty once the job was given up. */
  payload: string
  /** The account whose deletion deletes the job. */
  account_id: string | null
  /** The mailbox of the mail, so that each one has its turn; null for other jobs. */
  mailbox_hash: string | null
  /** Consecutive failures, including a try that is running. */
  attempts: Generated<number>
  run_at: string
  /** A job that has not run before this time is dropped; null for jobs without a deadline. */
  expires_at: string | null
  /** The end of the lease of the process that runs it, which renews the lease while it works. */
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
