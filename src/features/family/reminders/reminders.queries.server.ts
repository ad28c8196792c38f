// The SQL of reminders and of who has stopped them.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { ReminderTable } from './reminder-tables.server.ts'

type Query = Kysely<Tables>
export type Reminder = ReminderTable
/** Whose it is. */
export type ReminderOwner = { account_id: string } | { subscriber_id: string }

/** A second wish of the same owner for the same day changes nothing. */
export async function insertReminder(
  query: Query,
  owner: ReminderOwner,
  reminder: Omit<Reminder, 'id' | 'account_id' | 'subscriber_id'>,
): Promise<void> {
  await query
    .insertInto('reminder')
    .values({ id: randomUUID(), ...owner, ...reminder })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether the mail of that day is in the outbox, or was left out there. */
export async function hasLeft(query: Query, owner: ReminderOwner, day: string): Promise<boolean> {
  const row = await query
    .selectFrom('reminder')
    .select('id')
    .where((where) => where.and(owner))
    .where('day', '=', day)
    .where('state', '=', 'gone')
    .executeTakeFirst()
  return row !== undefined
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

export async function listRemindersOf(query: Query, owner: ReminderOwner): Promise<{ day: string; waits: boolean }[]> {
  const rows = await query
    .selectFrom('reminder')
    .select(['day', 'state'])
    .where((where) => where.and(owner))
    .orderBy('day')
    .execute()
  return rows.map(({ day, state }) => ({ day, waits: state === 'waiting' }))
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

/** Takes a reminder up; false when another process has, or has postponed it since it was listed, or when it was taken back. */
export async function claimReminder(query: Query, { id, due_at }: Pick<Reminder, 'id' | 'due_at'>): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('reminder')
    .set({ state: 'gone' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function postponeReminder(query: Query, { id }: Pick<Reminder, 'id'>, until: Date): Promise<void> {
  await query
    .updateTable('reminder')
    .set({ state: 'waiting', due_at: until.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Only what waits: a day on which a mail has left gets no second one. */
export async function deleteWaiting(query: Query, owner: ReminderOwner, day: string): Promise<void> {
  await query
    .deleteFrom('reminder')
    .where((where) => where.and(owner))
    .where('day', '=', day)
    .where('state', '=', 'waiting')
    .execute()
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function deleteRemindersOfMailbox(query: Query, mailboxHashes: string[]): Promise<void> {
  await query.deleteFrom('reminder').where('mailbox_hash', 'in', mailboxHashes).execute()
}

export async function deleteRemindersOf(query: Query, owner: ReminderOwner): Promise<void> {
  await query
    .deleteFrom('reminder')
    .where((where) => where.and(owner))
    .execute()
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

export async function listStops(query: Query) {
  return query.selectFrom('reminder_stop').select(['mailbox_hash', 'day']).execute()
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
