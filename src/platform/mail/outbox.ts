// Mails that wait: written in the transaction of their cause, so that there is never the one without the other (I11).
// A mail is sealed, because it may hold a code that opens an account, and it is deleted when it has been sent.

import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { HOUR_SECONDS } from '#src/shared/duration.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'
import type { Mail, MailShare } from './mail.ts'
import { takeFromBudget } from './mail-budget.ts'
import { hashMailbox, mailboxOf } from './mailbox.ts'

export interface WaitingMail {
  /** Stable over all tries: the receiver can tell a second copy. */
  id: string
  attempts: number
  kind: string
  created_at: string
  sealed: string
  once_until: string | null
}

/** A mail belongs to the process that sends it for this long after it was last heard of: a dead one's mails go on soon. */
const LEASE_SECONDS = 15
/** How often a process that is still sending says so. */
export const RENEW_LEASE_MS = 4_000
/** Somebody waits for these in front of a screen. */
const LEAVES_FIRST: MailShare[] = ['reset', 'verification']
/** How `last_error` of a mail begins that waits because the mail server refuses us. */
export const SENDER_REFUSED = 'sender refused'
/** And of one that it may refuse because of its receiver. */
export const PERHAPS_SENDER_REFUSED = 'perhaps sender refused'
/** Nothing is put off for longer than this, so what is due later was written before the clock was set back (I13). */
const FARTHEST_SECONDS = HOUR_SECONDS

/**
 * Puts a mail into the outbox. `query` is the transaction of what causes it.
 * @returns false when the mailbox has had its share of such mails: the mail is dropped, its cause stands
 */
export async function queueMail(query: Kysely<Tables>, services: Services, mail: Mail): Promise<boolean> {
  const now = services.clock().toISOString()
  const { id = randomUUID(), accountId, kind, share, onceUntil, ...rest } = mail
  const mailbox = mailboxOf(mail.to)
  if (!(await takeFromBudget(query, services, mailbox, share))) {
    services.metrics.droppedMail(kind)
    return false
  }
  await query
    .insertInto('outbox_mail')
    .values({
      id,
      account_id: accountId,
      kind,
      rank: LEAVES_FIRST.includes(share) ? 0 : 1,
      mailbox_hash: hashMailbox(services.secrets, mail.to),
      sealed: services.secrets.seal(JSON.stringify(rest)),
      due_at: now,
      once_until: onceUntil?.toISOString() ?? null,
      created_at: now,
    })
    .execute()
  return true
}

/**
 * Takes up to `count` mails that are due, so that no other process sends them meanwhile: those first that somebody waits
 * for, and one for each mailbox, so that a flood to one is no flood for the others (S2).
 */
export async function claimMails(services: Services, count: number): Promise<WaitingMail[]> {
  const { engine, query } = services.database
  const now = services.clock()
  const until = leaseEnd(now)
  const farthest = new Date(now.getTime() + FARTHEST_SECONDS * 1_000).toISOString()
  const isDue = ({ or, and, eb }: ExpressionBuilder<Tables, 'outbox_mail'>) =>
    and([
      eb('failed_at', 'is', null),
      eb('begun', '=', 0),
      or([eb('due_at', '<=', now.toISOString()), eb('due_at', '>', farthest)]),
      or([
        eb('leased_until', 'is', null),
        eb('leased_until', '<=', now.toISOString()),
        eb('leased_until', '>', farthest),
      ]),
    ])
  // Outside any transaction and without a write when there is nothing to do: this runs once a second.
  const due = await query.selectFrom('outbox_mail').select('id').where(isDue).limit(1).executeTakeFirst()
  if (due === undefined) return []
  const inTurn = query
    .selectFrom('outbox_mail')
    .select([
      'id',
      // A mail from before the column was added is a mailbox of its own.
      sql<number>`row_number() over (partition by coalesce(mailbox_hash, id) order by rank, due_at, id)`.as('turn'),
    ])
    .where(isDue)
  const chosen = query
    .selectFrom('outbox_mail')
    .select('id')
    .where('id', 'in', query.selectFrom(inTurn.as('waiting')).select('id').where('turn', '=', 1))
    // Once more on the row itself: PostgreSQL asks again, after it has the lock, only what it can read from the row, and
    // another process may have taken it up between the two (I10).
    .where(isDue)
    .orderBy('rank')
    .orderBy('due_at')
    .limit(count)
  return (
    query
      // As a step of its own: inside the condition PostgreSQL may run it again for each row, and then take more than `count`.
      .with(
        (name) => name('chosen').materialized(),
        () => (engine === 'postgres' ? chosen.forUpdate().skipLocked() : chosen),
      )
      .updateTable('outbox_mail')
      .set({ leased_until: until, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (one) => one.selectFrom('chosen').select('id'))
      .returning(['id', 'attempts', 'kind', 'created_at', 'sealed', 'once_until'])
      .execute()
  )
}

/** Keeps mails that are still on their way from being taken up by another process. */
export async function renewLeases(services: Services, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await services.database.query
    .updateTable('outbox_mail')
    .set({ leased_until: leaseEnd(services.clock()) })
    .where('id', 'in', ids)
    .where('leased_until', 'is not', null)
    .execute()
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_SECONDS * 1_000).toISOString()
}

/**
 * Notes that a mail which must not come twice is about to leave. From here on nobody else takes it up, whatever happens.
 * @returns false when it is not wanted any more: its row is gone
 */
export async function beginOnce(services: Services, id: string): Promise<boolean> {
  const { numUpdatedRows } = await services.database.query
    .updateTable('outbox_mail')
    .set({ begun: 1 })
    .where('id', '=', id)
    .where('begun', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes back what waits of one kind for a mailbox. @param of of whom: of everybody, or only what no account caused */
export async function forgetMailsTo(
  query: Kysely<Tables>,
  kind: string,
  mailboxHash: string,
  of: 'everybody' | 'no account' = 'everybody',
): Promise<void> {
  await query
    .deleteFrom('outbox_mail')
    .where('kind', '=', kind)
    .where('mailbox_hash', '=', mailboxHash)
    .$if(of === 'no account', (mails) => mails.where('account_id', 'is', null))
    .execute()
}

/** Takes back mails that wait, whoever they are for. */
export async function forgetMailsById(query: Kysely<Tables>, ids: string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('outbox_mail').where('id', 'in', ids).execute()
}

/** It has left: nothing of it is kept. */
export async function forgetMail(services: Services, id: string): Promise<void> {
  await services.database.query.deleteFrom('outbox_mail').where('id', '=', id).execute()
}

export async function postponeMail(services: Services, id: string, seconds: number, reason: string): Promise<void> {
  const due = new Date(services.clock().getTime() + seconds * 1_000).toISOString()
  await services.database.query
    .updateTable('outbox_mail')
    .set({ due_at: due, leased_until: null, begun: 0, last_error: reason })
    .where('id', '=', id)
    .execute()
}

/** It will never arrive. */
export async function giveUpMail(services: Services, id: string, reason: string): Promise<void> {
  await services.database.query
    .updateTable('outbox_mail')
    .set({ failed_at: services.clock().toISOString(), leased_until: null, last_error: reason })
    .where('id', '=', id)
    .execute()
}

/** Of what was written before a time, removes what was given up, and what was on its way when its process died and must not come twice. */
export async function forgetFailedMails(query: Kysely<Tables>, before: Date): Promise<void> {
  await query
    .deleteFrom('outbox_mail')
    .where('created_at', '<', before.toISOString())
    .where(({ or, eb }) => or([eb('failed_at', 'is not', null), eb('begun', '=', 1)]))
    .execute()
}

/** How many mails wait, or were given up. */
export async function countMails(
  { database }: Pick<Services, 'database'>,
  which: 'waiting' | 'failed',
): Promise<number> {
  const { count } = await database.query
    .selectFrom('outbox_mail')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('failed_at', which === 'waiting' ? 'is' : 'is not', null)
    .where('begun', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many mails wait because the mail server refuses us. Where it may mean one receiver alone, it takes two to say so. */
export async function countSenderRefused({ database }: Pick<Services, 'database'>): Promise<number> {
  const count = async (reason: string) => {
    const { mails, mailboxes } = await database.query
      .selectFrom('outbox_mail')
      .select(({ fn }) => [
        fn.countAll<number | string>().as('mails'),
        sql<number | string>`count(distinct coalesce(mailbox_hash, id))`.as('mailboxes'),
      ])
      .where('failed_at', 'is', null)
      .where('last_error', 'like', `${reason}%`)
      .executeTakeFirstOrThrow()
    return { mails: Number(mails), mailboxes: Number(mailboxes) }
  }
  const [certain, perhaps] = await Promise.all([count(SENDER_REFUSED), count(PERHAPS_SENDER_REFUSED)])
  return certain.mails + (certain.mails > 0 || perhaps.mailboxes > 1 ? perhaps.mails : 0)
}
