// Who is not to be asked by mail any more: the waiting question goes in the act that stops it.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { carryStops } from '#src/platform/mail/carry-stops.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo } from '#src/platform/mail/outbox.ts'
import { readStopCode } from '#src/platform/mail/stop-codes.ts'
import type { Services } from '#src/platform/services.ts'
import { REMINDER_KINDS } from './reminders.emails.server.ts'
import { deleteRemindersOf, deleteRemindersOfMailbox, insertStop, listStops } from './reminders.queries.server.ts'

/** For good. @param mailboxHashes of one mailbox, the newest secret's first */
async function stopQuestions(
  transaction: Kysely<Tables>,
  services: Services,
  mailboxHashes: [string, ...string[]],
): Promise<void> {
  // The stop comes first: whoever takes a row up at this moment sees it, or has a mail in the outbox that goes below.
  await insertStop(transaction, mailboxHashes[0], isoDay(services.clock()))
  await deleteRemindersOfMailbox(transaction, mailboxHashes)
  await forgetWaiting(transaction, mailboxHashes, 'everybody')
}

/** Somebody told their mail provider that a mail of ours is spam: that is as good as the button. */
export async function stopQuestionsTo(transaction: Kysely<Tables>, services: Services, email: string): Promise<void> {
  await stopQuestions(transaction, services, hashesOf(services, email))
}

/** As `stopQuestionsTo`, where the mail that was complained about is one of these. @returns false when the code is none of ours */
export async function stopQuestionsByCode(services: Services, code: string): Promise<boolean> {
  const mailboxHash = readStopCode(services.secrets, 'reminder-stop', code)
  if (mailboxHash === null) return false
  await services.database.query
    .transaction()
    .execute((transaction) => stopQuestions(transaction, services, [mailboxHash]))
  return true
}

/** After a backup was restored: who has stopped the questions since it was made. */
export const carryQuestionStops = carryStops({
  list: listStops,
  async stop(transaction, mailboxHash, day) {
    await insertStop(transaction, mailboxHash, day)
    await deleteRemindersOfMailbox(transaction, [mailboxHash])
    await forgetWaiting(transaction, [mailboxHash], 'everybody')
  },
  what: 'mailboxes that stopped the questions by mail',
})

/**
 * A reader has left: what was asked for as a reader is not wanted any more. It may be asked for again. What an account with that
 * mailbox asked for stays: whoever types its address can have it leave the tips, and no more.
 */
export async function forgetQuestionsOfReader(
  transaction: Kysely<Tables>,
  services: Services,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await deleteRemindersOf(transaction, { subscriber_id: id })
  await forgetWaiting(transaction, hashesOf(services, email), 'no account')
}

async function forgetWaiting(
  transaction: Kysely<Tables>,
  mailboxHashes: string[],
  of: 'everybody' | 'no account',
): Promise<void> {
  for (const kind of REMINDER_KINDS) {
    for (const hash of mailboxHashes) await forgetMailsTo(transaction, kind, hash, of)
  }
}

function hashesOf({ secrets }: Services, email: string): [string, ...string[]] {
  return hashMailboxWithAllSecrets(secrets, email) as [string, ...string[]]
}
