// After a backup was restored: whose mailbox had stopped mails of one purpose since it was made.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import type { ReapplyErasures } from '../feature.ts'

interface Stop {
  mailbox_hash: string
  /** An ISO day. */
  day: string
}

interface StopList {
  list(query: Kysely<Tables>): Promise<Stop[]>
  /** Stops them again, and forgets what waits. */
  stop(transaction: Kysely<Tables>, mailboxHash: string, day: string): Promise<void>
  /** Such as 'mailboxes that stopped the questions by mail'. */
  what: string
}

export function reapplyStops({ list, stop, what }: StopList): ReapplyErasures {
  return async (transaction, _services, before) => {
    const known = new Set((await list(transaction)).map(({ mailbox_hash }) => mailbox_hash))
    const missing = (await list(before)).filter(({ mailbox_hash }) => !known.has(mailbox_hash))
    for (const { mailbox_hash, day } of missing) await stop(transaction, mailbox_hash, day)
    return { reapplied: missing.length, what }
  }
}
