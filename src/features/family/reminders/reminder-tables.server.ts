// The columns of questions by mail on a day. Times are ISO text in UTC.
import type { Stored } from '#src/platform/database/tables/stored.ts'

/** A parent wants to be asked by mail on a day. Only their device knows what about. */
export interface ReminderTable {
  id: string
  account_id: string
  /** ISO day, in London. */
  day: string
  /** Keyed, of the folded mailbox. */
  mailbox_hash: string
  language: string
  /** `gone` means that a mail was queued or left out. */
  state: 'waiting' | 'gone'
  due_at: string
  created_at: string
}

/** A mailbox that gets no more questions. */
interface ReminderStopTable {
  mailbox_hash: string
  /** ISO day. */
  day: string
}

export interface ReminderTables {
  reminder: ReminderTable
  reminder_stop: ReminderStopTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends ReminderTables {}
}

export const REMINDER_STORED: Record<keyof ReminderTables, Stored> = {
  reminder: {
    lines: ['The days on which you want to be asked'],
    columns: 'id account_id day mailbox_hash language state due_at created_at',
  },
  reminder_stop: { lines: ['After you stopped the questions by mail'], columns: 'mailbox_hash day' },
}
