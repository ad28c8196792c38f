// Takes the wish to be asked by mail: of somebody who is signed in, for an address that is proven, for one day (N7).
import * as m from '#messages'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay, isoWeek } from '#src/platform/iso-day.ts'
import { londonDay, londonHour } from '#src/platform/london-time.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { askByMail, takeBackReminder } from './reminders.contract.ts'
import {
  deleteRemindersBefore,
  deleteWaiting,
  insertReminder,
  isStopped,
  listDays,
  listRemindersOf,
} from './reminders.queries.server.ts'

const REMINDERS_ACCOUNT: Limit = { name: 'reminders-account', max: 60, seconds: 60 * 60 }
const FARTHEST_DAYS = 28
/** For one mailbox, from Monday to Sunday. */
export const MAILS_A_WEEK = 3
const KEPT_DAYS = 7

const askRoute = handleForUser(askByMail, async ({ day }, { services, client, user }) => {
  const { database, secrets } = services
  await enforceLimits(services, [{ limit: REMINDERS_ACCOUNT, subject: user.accountId }])
  if (!user.verified) throw new AppError('forbidden', 'reminders_answers_unproven')
  const now = services.clock()
  requireNearDay(day, now)
  if (await isStopped(database.query, hashMailboxWithAllSecrets(secrets, user.email))) {
    throw new AppError('conflict', 'reminders_answers_stopped')
  }
  const mailbox_hash = hashMailbox(secrets, user.email)
  if (await isWeekFull(services, mailbox_hash, day)) {
    return { message: m.reminders_answers_enough(client.language), byMail: false }
  }
  const hour = londonHour(day, services.config.reminderHour)
  await insertReminder(database.query, {
    account_id: user.accountId,
    day,
    mailbox_hash,
    language: client.language,
    state: 'waiting',
    // Today's leaves at once when its hour is past.
    due_at: (hour > now ? hour : now).toISOString(),
    created_at: now.toISOString(),
  })
  return { message: m.reminders_answers_taken(client.language), byMail: true }
})

const takeBackRoute = handleForUser(takeBackReminder, async ({ day }, { services, client, user }) => {
  await deleteWaiting(services.database.query, { account_id: user.accountId, day })
  return { message: m.reminders_answers_taken_back(client.language) }
})

export const reminderRoutes: UserRoute[] = [askRoute, takeBackRoute]

function requireNearDay(day: string, now: Date): void {
  const farthest = isoDay(new Date(Date.parse(londonDay(now)) + FARTHEST_DAYS * DAY_MS))
  if (day >= londonDay(now) && day <= farthest) return
  const said = 'reminders_answers_day_wrong'
  throw new AppError('bad_request', said, { fields: { day: said } })
}

/** Whether all mails of that week are taken by other days. What leaves is counted once more when it leaves. */
async function isWeekFull({ database }: Services, mailboxHash: string, day: string): Promise<boolean> {
  const monday = isoWeek(new Date(day))
  const sunday = isoDay(new Date(Date.parse(monday) + 6 * DAY_MS))
  const days = await listDays(database.query, mailboxHash, monday, sunday)
  return !days.includes(day) && days.length >= MAILS_A_WEEK
}

/** The rows go with the account, and so does what waits in the outbox. */
export const reminderData: PersonalDataSource = {
  async read({ database }, { accountId }) {
    const rows = await listRemindersOf(database.query, accountId)
    return { reminders: rows.map(({ day, state }) => ({ day, waits: state === 'waiting' })) }
  },
}

/** Forgets days that are over. */
export async function tidyReminders({ database, clock }: Services): Promise<void> {
  await deleteRemindersBefore(database.query, isoDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS)))
}
