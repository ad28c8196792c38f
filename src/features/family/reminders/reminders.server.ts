// Takes the wish to be asked by mail of somebody who is signed in, for an address that is proven, for one day.
import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { isNearDay, keepDay } from './keep-day.server.ts'
import { REMINDERS_ACCOUNT } from './reminder-limits.server.ts'
import { askByMail, takeBackReminder } from './reminders.contract.ts'
import { deleteRemindersBefore, deleteWaiting, listRemindersOf } from './reminders.queries.server.ts'

const KEPT_DAYS = 7

const askRoute = handleForUser(askByMail, async ({ day }, { services, client, user }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: REMINDERS_ACCOUNT, subject: user.accountId }])
  if (!user.verified) throw new AppError('forbidden', 'reminders_answers_unproven')
  requireNearDay(day, services.clock())
  const owner = { account_id: user.accountId }
  const kept = await keepDay(services, { owner, email: user.email, day, language: client.language })
  if (kept === 'stopped') throw new AppError('conflict', 'reminders_answers_stopped')
  if (kept === 'week-full') return { message: t('reminders_answers_enough'), byMail: false }
  if (kept === 'sent') return { message: t('reminders_answers_sent'), byMail: false }
  return { message: t('reminders_answers_taken'), byMail: true }
})

const takeBackRoute = handleForUser(takeBackReminder, async ({ day }, { services, client, user }) => {
  const t = translator(client.language)
  await deleteWaiting(services.database.query, { account_id: user.accountId }, day)
  return { message: t('reminders_answers_taken_back') }
})

export const reminderRoutes: UserRoute[] = [askRoute, takeBackRoute]

/** @throws AppError 400 */
export function requireNearDay(day: string, now: Date): void {
  if (isNearDay(day, now)) return
  const said = 'reminders_answers_day_wrong'
  throw new AppError('bad_request', said, { fields: { day: said } })
}

/** The rows go with the account, and so does what waits in the outbox. */
export const reminderData: PersonalDataSource = {
  async read({ database }, { accountId }) {
    return { reminders: await listRemindersOf(database.query, { account_id: accountId }) }
  },
}

/** The days of somebody who gets the weekly tips, for their export. */
export async function listQuestionsOfReader({ database }: Services, readerId: string) {
  return listRemindersOf(database.query, { subscriber_id: readerId })
}

/** Forgets days that are over. */
export async function tidyReminders({ database, clock }: Services): Promise<void> {
  await deleteRemindersBefore(database.query, isoDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS)))
}
