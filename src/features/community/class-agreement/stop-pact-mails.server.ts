// Whose mailbox gets no more mails about class pacts: what waits goes in the act that stops them.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { carryStops } from '#src/platform/mail/carry-stops.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo } from '#src/platform/mail/outbox.ts'
import { readStopCode } from '#src/platform/mail/stop-codes.ts'
import type { Services } from '#src/platform/services.ts'
import { PACT_MAIL } from './mails/pacts.emails.server.ts'
import { insertPactStop, listPactStops } from './pacts.queries.server.ts'

/** Somebody told their mail provider that a mail of ours is spam: that is as good as the button. */
export async function stopPactMailsTo(transaction: Kysely<Tables>, services: Services, email: string): Promise<void> {
  await stopPactMails(transaction, services, hashMailboxWithAllSecrets(services.secrets, email))
}

/** @returns false when the code is none of ours */
export async function stopPactMailsByCode(services: Services, code: string): Promise<boolean> {
  const mailboxHash = readStopCode(services.secrets, 'pact-stop', code)
  if (mailboxHash === null) return false
  await services.database.query
    .transaction()
    .execute((transaction) => stopPactMails(transaction, services, [mailboxHash]))
  return true
}

/** After a backup was restored: who has stopped these mails since it was made. */
export const carryPactStops = carryStops({
  list: listPactStops,
  async stop(transaction, mailboxHash, day) {
    await insertPactStop(transaction, mailboxHash, day)
    await forgetMailsTo(transaction, PACT_MAIL, mailboxHash)
  },
  what: 'mailboxes that stopped the mails about class pacts',
})

/** @param mailboxHashes of one mailbox */
async function stopPactMails(transaction: Kysely<Tables>, services: Services, mailboxHashes: string[]): Promise<void> {
  for (const mailboxHash of mailboxHashes) {
    // The stop comes first: whoever takes a member up at this moment sees it, or has a mail in the outbox that goes next.
    await insertPactStop(transaction, mailboxHash, isoDay(services.clock()))
    await forgetMailsTo(transaction, PACT_MAIL, mailboxHash)
  }
}
