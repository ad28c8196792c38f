// Mails that wait: written in the transaction of their cause, so that there is never the one without the other (I11).
// A mail is sealed, because it may hold a code that opens an account, and it is deleted when it has been sent.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Services } from '../services.ts'
import type { Mail } from './mail.ts'

export interface WaitingMail {
  /** Stable over all tries: the receiver can tell a second copy. */
  id: string
  attempts: number
  kind: string
  created_at: string
  sealed: string
}

/** How long one process may take over a batch before another may take it up. */
const LEASE_SECONDS = 120

/** Puts a mail into the outbox. `query` is the transaction of what causes it. */
export async function queueMail(query: Kysely<Tables>, services: Services, mail: Mail): Promise<void> {
  const now = services.clock().toISOString()
  const { accountId, kind, ...rest } = mail
  await query
    .insertInto('outbox_mail')
    .values({
      id: randomUUID(),
      account_id: accountId,
      kind,
      sealed: services.secrets.seal(JSON.stringify(rest)),
      due_at: now,
      created_at: now,
    })
    .execute()
}

/** Takes up to `count` mails that are due, so that no other process sends them meanwhile. */
export async function claimMails(services: Services, count: number): Promise<WaitingMail[]> {
  const { engine, query } = services.database
  const now = services.clock()
  const until = new Date(now.getTime() + LEASE_SECONDS * 1_000).toISOString()
  // Outside any transaction and without a write when there is nothing to do: this runs once a second.
  const isDue = () =>
    query
      .selectFrom('outbox_mail')
      .select('id')
      .where('failed_at', 'is', null)
      .where('due_at', '<=', now.toISOString())
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now.toISOString())]))
      .orderBy('due_at')
      .limit(count)
  if ((await isDue().limit(1).executeTakeFirst()) === undefined) return []
  const due = engine === 'postgres' ? isDue().forUpdate().skipLocked() : isDue()
  return query
    .updateTable('outbox_mail')
    .set({ leased_until: until, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', due)
    .returning(['id', 'attempts', 'kind', 'created_at', 'sealed'])
    .execute()
}

/** It has left: nothing of it is kept. */
export async function forgetMail(services: Services, id: string): Promise<void> {
  await services.database.query.deleteFrom('outbox_mail').where('id', '=', id).execute()
}

export async function postponeMail(services: Services, id: string, seconds: number, reason: string): Promise<void> {
  const due = new Date(services.clock().getTime() + seconds * 1_000).toISOString()
  await services.database.query
    .updateTable('outbox_mail')
    .set({ due_at: due, leased_until: null, last_error: reason })
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

/** Removes what was given up before a time. */
export async function forgetFailedMails(query: Kysely<Tables>, before: Date): Promise<void> {
  await query.deleteFrom('outbox_mail').where('failed_at', '<', before.toISOString()).execute()
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
    .executeTakeFirstOrThrow()
  return Number(count)
}
