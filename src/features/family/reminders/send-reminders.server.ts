// Queues what is due: once, through clock changes, crashes and restored copies, never a day late. Whether it is
// still wanted is asked again here, and once more by the row itself when it leaves.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { findProvenAddress } from '#src/features/accounts/email-consent.server.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#src/platform/data-folder.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { FindReader } from '#src/platform/feature.ts'
import { type LimitUse, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoWeek } from '#src/platform/iso-day.ts'
import { londonHour } from '#src/platform/london-time.ts'
import { hashMailbox, hashMailboxWithAllSecrets, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { languageNoted } from '#src/shared/languages.ts'
import { REMINDERS_DAY, REMINDERS_WEEK } from './reminder-limits.server.ts'
import { reminderMail } from './reminders.emails.server.ts'
import {
  claimReminder,
  isStopped,
  listDueReminders,
  postponeReminder,
  type Reminder,
} from './reminders.queries.server.ts'
import { stopUrl } from './stop-reminders.server.ts'

const BATCH = 100
/** A row this much older than the mark on disk was handled before: the database is an older copy. */
const CLOCKS_APART_MS = 5 * MINUTE_MS
/** After a failure of ours. */
const FAILED_PAUSE_MS = 5 * MINUTE_MS
/** How old the mark may grow while nothing is due. */
const MARK_KEPT_MS = MINUTE_MS

/** Handles what is due now and says how many that were. */
export async function sendDueReminders(services: Services, findReader: FindReader): Promise<number> {
  const now = services.clock()
  const due = await listDueReminders(services.database.query, now, BATCH)
  const handledUntil = due.length === 0 ? 0 : await readMark(services, now)
  let failed = 0
  for (const reminder of due) {
    try {
      if (wasHandled(reminder, handledUntil)) await claimReminder(services.database.query, reminder)
      else await sendReminder(services, findReader, reminder)
    } catch (error) {
      failed += 1
      services.log.error('reminders.failed', error, { id: reminder.id })
      await postponeReminder(services.database.query, reminder, new Date(now.getTime() + FAILED_PAUSE_MS))
    }
  }
  if (failed === 0 && (due.length > 0 ? due.length < BATCH : isMarkOld(services, now))) await writeMark(services, now)
  return due.length
}

/** Where another machine has asked, this one is to know that as well. */
export async function rememberHandled(services: Services): Promise<void> {
  const now = services.clock()
  const waiting = await listDueReminders(services.database.query, now, 1)
  if (waiting.length === 0 && isMarkOld(services, now)) await writeMark(services, now)
}

async function sendReminder(services: Services, findReader: FindReader, reminder: Reminder): Promise<void> {
  const { config, database, secrets } = services
  const now = services.clock()
  const until = endOf(services, reminder)
  await database.query.transaction().execute(async (transaction) => {
    if (!(await claimReminder(transaction, reminder)) || now >= until) return
    const to = await findOwnAddress(transaction, findReader, reminder)
    if (to === undefined) return
    if (await isStopped(transaction, hashMailboxWithAllSecrets(secrets, to))) return
    const week: LimitUse = { limit: REMINDERS_WEEK, subject: `${isoWeek(new Date(reminder.day))} ${mailboxOf(to)}` }
    if (!(await tryTakeLimit(transaction, services, week))) return
    const mail = reminderMail(languageNoted(reminder.language), {
      to,
      accountId: reminder.account_id,
      publicUrl: config.http.publicUrl,
      stopUrl: stopUrl(services, hashMailbox(secrets, to)),
      until,
    })
    const day: LimitUse = { limit: REMINDERS_DAY, subject: mailboxOf(to) }
    const isFirst = await tryTakeLimit(transaction, services, day)
    if (isFirst && (await queueMail(transaction, services, mail))) return
    // The mailbox has had its question of this day (UTC), or enough mails: there may be room later.
    await refundLimits(transaction, services, isFirst ? [week, day] : [week])
    await postponeReminder(transaction, reminder, new Date(now.getTime() + HOUR_MS))
  })
}

/** The address of whoever asked, as long as they may be written to there. */
async function findOwnAddress(
  query: Kysely<Tables>,
  findReader: FindReader,
  { account_id, subscriber_id }: Reminder,
): Promise<string | undefined> {
  if (account_id !== null) return (await findProvenAddress(query, account_id))?.email
  return subscriber_id === null ? undefined : (await findReader(query, { id: subscriber_id }))?.email
}

/** A question that comes later than a day is no question of that day. */
function endOf({ config }: Services, { day, created_at }: Reminder): Date {
  const wanted = Math.max(londonHour(day, config.reminderHour).getTime(), Date.parse(created_at))
  return new Date(wanted + DAY_MS)
}

function wasHandled({ due_at, created_at }: Reminder, handledUntil: number): boolean {
  return Date.parse(due_at) <= handledUntil && Date.parse(created_at) <= handledUntil - CLOCKS_APART_MS
}

/** Kept outside the database: after yesterday's copy of it was restored, it is still known what has left. */
function markFile({ config }: Services): string {
  return join(config.dataDir, 'reminders-handled-until')
}

/** In milliseconds since 1970, when this process last noted it. */
const notedBy = oneForEachApp(() => ({ at: 0 }))

/** Where nothing is due, another machine may have handled it all: this one is to know that as well, if not at once. */
function isMarkOld(services: Services, now: Date): boolean {
  return Math.abs(now.getTime() - notedBy(services).at) >= MARK_KEPT_MS
}

async function writeMark(services: Services, now: Date): Promise<void> {
  // Before it is tried: a disk that cannot be written is not tried every second.
  notedBy(services).at = now.getTime()
  await mkdir(services.config.dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(markFile(services), `${now.toISOString()}\n`, { mode: PRIVATE_FILE })
}

/** Milliseconds since 1970; none yet, or one from before the clock was set back, is 0. */
async function readMark(services: Services, now: Date): Promise<number> {
  // With the end of its line it would be no time.
  const mark = Date.parse((await readFile(markFile(services), 'utf8').catch(() => '')).trim())
  return mark <= now.getTime() ? mark : 0
}
