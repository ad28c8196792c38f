// Mails to a mailbox about a change to its subscription by a person who held a code or typed the address: the person who
// reads the mailbox can undo it.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { forgetMailsTo, queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import type { Language } from '#src/shared/languages.ts'
import { CONFIRM_MAIL, leftMail, READER_MAILS, returnedMail } from './newsletter.emails.server.ts'
import { makeCode, makeLeaveCode } from './newsletter-codes.server.ts'
import type { Subscriber } from './subscribing/subscribers.queries.server.ts'

/** @param subscriber as after the departure */
export async function noteDeparture(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  { id, epoch, email, active_since }: Subscriber,
): Promise<void> {
  // A person who never confirmed has lost nothing.
  if (active_since === null) return
  const of = { id, epoch, day: isoDay(services.clock()) }
  const codes = {
    undo: makeCode(services.secrets, 'undo', of),
    preferences: makeCode(services.secrets, 'preferences', of),
  }
  await queueMail(transaction, services, leftMail(language, services, email, codes))
}

/** For a departure that was undone on its page, and not by a mail. @param subscriber as before or after */
export async function noteReturn(
  language: Language,
  transaction: Kysely<Tables>,
  services: Services,
  { id, email }: Subscriber,
): Promise<void> {
  await queueMail(transaction, services, returnedMail(language, services, email, makeLeaveCode(services.secrets, id)))
}

/** A reader who leaves no longer wants a link to confirm: one that still waits in the queue would arrive after they have left. */
export async function takeBackConfirmation(
  transaction: Kysely<Tables>,
  services: Services,
  email: string,
): Promise<void> {
  await takeBack(transaction, services, email, [CONFIRM_MAIL])
}

/** Deletes all waiting newsletter mails to an erased reader, and with them the address. */
export async function takeBackMails(transaction: Kysely<Tables>, services: Services, email: string): Promise<void> {
  await takeBack(transaction, services, email, READER_MAILS)
}

async function takeBack(transaction: Kysely<Tables>, { secrets }: Services, email: string, kinds: string[]) {
  for (const hash of hashMailboxWithAllSecrets(secrets, email)) {
    for (const kind of kinds) await forgetMailsTo(transaction, kind, hash)
  }
}
