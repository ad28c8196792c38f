// The SQL of reminders and of who has stopped them.
import type { Kysely } from 'kysely'
import type { ReminderTable, Tables } from '#src/platform/database/tables.ts'

type Query = Kysely<Tables>
export type Reminder = ReminderTable
type ReminderKey = Pick<Reminder, 'account_id' | 'day'>

/** A second wish for the same day changes nothing. */
export async function insertReminder(query: Query, reminder: Reminder): Promise<void> {
  await query
    .insertInto('reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .execute()
}

/** The days of a mailbox from one to another, those that are over too. @param from,to ISO days */
export async function listDays(query: Query, mailboxHash: string, from: string, to: string): Promise<string[]> {
  const rows = await query
    .selectFrom('reminder')
    .select('day')
    .distinct()
    .where('mailbox_hash', '=', mailboxHash)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  return rows.map(({ day }) => day)
}

export async function listRemindersOf(query: Query, accountId: string) {
  return query
    .selectFrom('reminder')
    .select(['day', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('day')
    .execute()
}

/** What is due, the longest waiting first. */
export async function listDueReminders(query: Query, now: Date, count: number): Promise<Reminder[]> {
  return query
    .selectFrom('reminder')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(count)
    .execute()
}

/** Takes a reminder up; false when another process has, or when it was taken back. */
export async function claimReminder(query: Query, { account_id, day }: ReminderKey): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('reminder')
    .set({ state: 'gone' })
    .where('account_id', '=', account_id)
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function postponeReminder(query: Query, { account_id, day }: ReminderKey, until: Date): Promise<void> {
  await query
    .updateTable('reminder')
    .set({ state: 'waiting', due_at: until.toISOString() })
    .where('account_id', '=', account_id)
    .where('day', '=', day)
    .execute()
}

/** Only what waits: a day on which a mail has left gets no second one. */
export async function deleteWaiting(query: Query, { account_id, day }: ReminderKey): Promise<void> {
  await query
    .deleteFrom('reminder')
    .where('account_id', '=', account_id)
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .execute()
}

export async function deleteRemindersOfMailbox(query: Query, mailboxHash: string): Promise<void> {
  await query.deleteFrom('reminder').where('mailbox_hash', '=', mailboxHash).execute()
}

/** @param day an ISO day */
export async function deleteRemindersBefore(query: Query, day: string): Promise<void> {
  await query.deleteFrom('reminder').where('day', '<', day).execute()
}

export async function insertStop(query: Query, mailboxHash: string, day: string): Promise<void> {
  await query
    .insertInto('reminder_stop')
    .values({ mailbox_hash: mailboxHash, day })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .execute()
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function isStopped(query: Query, mailboxHashes: string[]): Promise<boolean> {
  const found = await query
    .selectFrom('reminder_stop')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}
