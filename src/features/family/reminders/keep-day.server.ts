// Puts down a day on which somebody is asked by mail, whoever they are: an account, or a reader of the weekly tips.
import { isoDay, isoWeek } from '#src/platform/iso-day.ts'
import { runRecurringBy } from '#src/platform/jobs/jobs.ts'
import { londonDay, londonHour } from '#src/platform/london-time.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import type { Language } from '#src/shared/languages.ts'
import { hasLeft, insertReminder, isStopped, listDays, type ReminderOwner } from './reminders.queries.server.ts'

const FARTHEST_DAYS = 28
/** Looks for what is due. */
export const REMINDERS_JOB = 'reminders'
/** For one mailbox, from Monday to Sunday. */
export const MAILS_A_WEEK = 3

interface Wish {
  owner: ReminderOwner
  /** Proven to be theirs. */
  email: string
  /** ISO day, in London, from today on. */
  day: string
  language: Language
}

/** Whether a day is one to be asked on: today or later, and not too far. */
export function isNearDay(day: string, now: Date): boolean {
  const today = londonDay(now)
  return day >= today && day <= isoDay(new Date(Date.parse(today) + FARTHEST_DAYS * DAY_MS))
}

/** @returns why no mail will come, or 'kept'. Twice is once, and once its mail has left, a day gets no second one. */
export async function keepDay(
  services: Services,
  { owner, email, day, language }: Wish,
): Promise<'kept' | 'stopped' | 'week-full' | 'sent'> {
  const { database, secrets, config } = services
  if (await isStopped(database.query, hashMailboxWithAllSecrets(secrets, email))) return 'stopped'
  const mailbox_hash = hashMailbox(secrets, email)
  if (await isWeekFull(services, mailbox_hash, day)) return 'week-full'
  if (await hasLeft(database.query, owner, day)) return 'sent'
  const now = services.clock()
  const hour = londonHour(day, config.reminderHour)
  const due = hour > now ? hour : now
  await insertReminder(database.query, owner, {
    day,
    mailbox_hash,
    language,
    state: 'waiting',
    // Today's leaves at once when its hour is past.
    due_at: due.toISOString(),
    created_at: now.toISOString(),
  })
  await runRecurringBy(database.query, REMINDERS_JOB, due)
  return 'kept'
}

/** Whether all mails of that week are taken by other days. What leaves is counted once more when it leaves. */
async function isWeekFull({ database }: Services, mailboxHash: string, day: string): Promise<boolean> {
  const monday = isoWeek(new Date(day))
  const sunday = isoDay(new Date(Date.parse(monday) + 6 * DAY_MS))
  const days = await listDays(database.query, mailboxHash, monday, sunday)
  return !days.includes(day) && days.length >= MAILS_A_WEEK
}
