// The columns of the mails that wait. Times are ISO text in UTC; a `Flag` is 0 or 1.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

type Flag = number

interface OutboxMailTable {
  id: string
  account_id: string | null
  kind: string
  /** What has a lower one leaves first. */
  rank: Generated<number>
  /** Whose it is, for turns; null for a mail from before the column was added. */
  mailbox_hash: string | null
  /** Receiver, subject and bodies, encrypted: a mail holds a code that opens an account. */
  sealed: string
  attempts: Generated<number>
  due_at: string
  leased_until: string | null
  failed_at: string | null
  last_error: string | null
  /** Of a mail that must not come twice: it leaves before this time, or not at all; null for all others. */
  once_until: Generated<string | null>
  /** 1 from when such a mail may have left: who finds it so does not send it. */
  begun: Generated<Flag>
  created_at: string
}

export interface OutboxTables {
  outbox_mail: OutboxMailTable
}

export const OUTBOX_STORED: Record<keyof OutboxTables, Stored> = {
  outbox_mail: {
    lines: ['Mails to you'],
    columns:
      'id account_id kind rank mailbox_hash sealed attempts due_at leased_until failed_at last_error once_until begun created_at',
  },
}
