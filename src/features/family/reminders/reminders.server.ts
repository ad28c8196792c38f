// 'Ask me by email': a day, and nothing that says what about, for a signed-in parent with a proven address. The mail is queued at its hour
// in London, once and never a day late, through clock changes and crashes.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { findProvenAddress } from '#src/features/accounts/email-consent.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handleForUser, type UserRoute } from '#src/platform/http/route.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { runRecurringBy } from '#src/platform/jobs/jobs.ts'
import { londonDay, londonHour } from '#src/platform/london-time.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '#src/shared/duration.ts'
import { languageNoted } from '#src/shared/languages.ts'
import type { ReminderTable } from './reminder-tables.server.ts'
import { askByMail, takeBackReminder } from './reminders.contract.ts'
import { reminderMail } from './reminders.emails.server.ts'
import { isStopped, stopUrl } from './stop-reminders.server.ts'

/** Looks for what is due. */
export const REMINDERS_JOB = 'reminders'
const FARTHEST_DAYS = 28
const KEPT_DAYS = 7
const BATCH = 100
/** After a failure of ours. */
const FAILED_PAUSE_MS = 5 * MINUTE_MS
const REMINDERS_ACCOUNT: Limit = { name: 'reminders-account', max: 60, seconds: HOUR_SECONDS }

const askRoute = handleForUser(askByMail, async ({ day }, { services, client, user }) => {
  const { config, database, secrets, clock } = services
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: REMINDERS_ACCOUNT, subject: user.accountId }])
  if (!user.verified) throw new AppError('forbidden', 'reminders_answers_unproven')
  const now = clock()
  const today = londonDay(now)
  if (day < today || day > isoDay(new Date(Date.parse(today) + FARTHEST_DAYS * DAY_MS))) {
    const message = 'reminders_answers_day_wrong'
    throw new AppError('bad_request', message, { fields: { day: message } })
  }
  if (await isStopped(database.query, hashMailboxWithAllSecrets(secrets, user.email))) {
    throw new AppError('conflict', 'reminders_answers_stopped')
  }
  const hour = londonHour(day, config.reminderHour)
  // Today's leaves at once when its hour is past.
  const due = hour > now ? hour : now
  await database.query
    .insertInto('reminder')
    .values({
      id: randomUUID(),
      account_id: user.accountId,
      day,
      mailbox_hash: hashMailbox(secrets, user.email),
      language: client.language,
      state: 'waiting',
      due_at: due.toISOString(),
      created_at: now.toISOString(),
    })
    // Two next steps of a day are one mail.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = (await listReminders(database.query, user.accountId)).find((one) => one.day === day)
  if (known?.waits === false) return { message: t('reminders_answers_sent'), byMail: false }
  await runRecurringBy(database.query, REMINDERS_JOB, due)
  return { message: t('reminders_answers_taken'), byMail: true }
})

const takeBackRoute = handleForUser(takeBackReminder, async ({ day }, { services, client, user }) => {
  await services.database.query
    .deleteFrom('reminder')
    .where('account_id', '=', user.accountId)
    .where('day', '=', day)
    // A day whose mail was sent gets no second one.
    .where('state', '=', 'waiting')
    .execute()
  return { message: translator(client.language)('reminders_answers_taken_back') }
})

export const reminderRoutes: UserRoute[] = [askRoute, takeBackRoute]

async function listReminders(query: Kysely<Tables>, accountId: string): Promise<{ day: string; waits: boolean }[]> {
  const rows = await query
    .selectFrom('reminder')
    .select(['day', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('day')
    .execute()
  return rows.map(({ day, state }) => ({ day, waits: state === 'waiting' }))
}

/** The rows go with the account, and so does what waits in the outbox. */
export const reminderData: PersonalDataSource = {
  async read({ database }, { accountId }) {
    return { reminders: await listReminders(database.query, accountId) }
  },
}

/** Forgets days that are over. */
export async function tidyReminders({ database, clock }: Services): Promise<void> {
  const day = isoDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS))
  await database.query.deleteFrom('reminder').where('day', '<', day).execute()
}

/** Queues due mails, the longest waiting first. One that fails does not block the others. */
export async function sendDueReminders(services: Services): Promise<void> {
  const { database, clock, log } = services
  const now = clock()
  const due = await database.query
    .selectFrom('reminder')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
  for (const reminder of due) {
    try {
      await sendReminder(services, reminder, now)
    } catch (error) {
      log.error('reminders.failed', error, { id: reminder.id })
      await postpone(database.query, reminder, new Date(now.getTime() + FAILED_PAUSE_MS))
    }
  }
}

async function sendReminder(services: Services, reminder: ReminderTable, now: Date): Promise<void> {
  const { config, database, secrets } = services
  const { id, account_id, day, language, due_at, created_at } = reminder
  const wanted = Math.max(londonHour(day, config.reminderHour).getTime(), Date.parse(created_at))
  // A question that is more than a day late is dropped.
  const until = new Date(wanted + DAY_MS)
  await database.query.transaction().execute(async (transaction) => {
    // Another process may have it, or it was put off or cancelled since it was listed.
    const { numUpdatedRows } = await transaction
      .updateTable('reminder')
      .set({ state: 'gone' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', due_at)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n || now >= until) return
    const to = (await findProvenAddress(transaction, account_id))?.email
    if (to === undefined || (await isStopped(transaction, hashMailboxWithAllSecrets(secrets, to)))) return
    const mail = reminderMail(languageNoted(language), {
      to,
      accountId: account_id,
      publicUrl: config.http.publicUrl,
      stopUrl: stopUrl(services, hashMailbox(secrets, to)),
      until,
    })
    if (await queueMail(transaction, services, mail)) return
    // The mailbox has had enough mails: there may be room later.
    await postpone(transaction, reminder, new Date(now.getTime() + HOUR_MS))
  })
}

async function postpone(query: Kysely<Tables>, { id }: ReminderTable, until: Date): Promise<void> {
  await query
    .updateTable('reminder')
    .set({ state: 'waiting', due_at: until.toISOString() })
    .where('id', '=', id)
    .execute()
}
