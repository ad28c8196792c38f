// Who stops the questions by mail, for good: by the button of the mail (`/api/reminders/stop/<code>`), or by a complaint to the mail
// provider. What waits for the mailbox goes in the same act.
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo } from '#src/platform/mail/outbox.ts'
import { reapplyStops } from '#src/platform/mail/reapply-stops.ts'
import { readStopCode } from '#src/platform/mail/stop-codes.ts'
import { type StopPages, stopRoutes, stopUrlOf } from '#src/platform/mail/stop-pages.ts'
import type { Services } from '#src/platform/services.ts'
import { QUESTION } from './reminders.emails.server.ts'

/** @param mailboxHashes of one mailbox, with each of the secrets, the newest first */
async function stop(query: Kysely<Tables>, mailboxHashes: string[], day: string): Promise<void> {
  const [newest = ''] = mailboxHashes
  // The stop is written first, so that a simultaneous job either sees it, or its mail in the outbox is deleted below.
  await query
    .insertInto('reminder_stop')
    .values({ mailbox_hash: newest, day })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .execute()
  await query.deleteFrom('reminder').where('mailbox_hash', 'in', mailboxHashes).execute()
  for (const hash of mailboxHashes) await forgetMailsTo(query, QUESTION, hash)
}

/** A person told their mail provider that a mail of ours is spam: that is as good as the button. */
export async function stopQuestionsTo(transaction: Kysely<Tables>, services: Services, email: string): Promise<void> {
  await stop(transaction, hashMailboxWithAllSecrets(services.secrets, email), isoDay(services.clock()))
}

/** As `stopQuestionsTo`, after a complaint about one of these mails. @returns false for an invalid code */
export async function stopQuestionsByCode(services: Services, code: string): Promise<boolean> {
  const mailboxHash = readStopCode(services.secrets, 'reminder-stop', code)
  if (mailboxHash === null) return false
  await services.database.query
    .transaction()
    .execute((transaction) => stop(transaction, [mailboxHash], isoDay(services.clock())))
  return true
}

/** @param mailboxHashes of one mailbox, with each of the secrets */
export async function isStopped(query: Kysely<Tables>, mailboxHashes: string[]): Promise<boolean> {
  const found = await query
    .selectFrom('reminder_stop')
    .select('mailbox_hash')
    .where('mailbox_hash', 'in', mailboxHashes)
    .executeTakeFirst()
  return found !== undefined
}

/** After a restore: repeats the stops since the backup was made. */
export const reapplyQuestionStops = reapplyStops({
  list: (query) => query.selectFrom('reminder_stop').select(['mailbox_hash', 'day']).execute(),
  stop: (transaction, mailboxHash, day) => stop(transaction, [mailboxHash], day),
  what: 'mailboxes that stopped the questions by mail',
})

const PAGES: StopPages = {
  purpose: 'reminder-stop',
  path: '/api/reminders/stop',
  show: { summary: 'The page behind the link in every question by mail; changes nothing' },
  stop: { summary: 'Stops questions by mail for good', run: stopQuestionsByCode },
  words: (language) => {
    const t = translator(language)
    return {
      title: t('reminders_stop_title'),
      text: t('reminders_stop_text'),
      button: t('reminders_stop_button'),
      done: { title: t('reminders_stop_done_title'), text: t('reminders_stop_done_text') },
      unknown: { title: t('reminders_stop_unknown_title'), text: t('reminders_stop_unknown_text') },
    }
  },
}

export const stopReminderRoutes = stopRoutes(PAGES)

/** For the mail to a mailbox. */
export function stopUrl(services: Pick<Services, 'config' | 'secrets'>, mailboxHash: string): string {
  return stopUrlOf(PAGES, services, mailboxHash)
}
