// Every owner hears that an issue will leave, while it can still be stopped: by whom, to how many, and where to stop it.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { DeskContext } from '#src/platform/http/desk-route.ts'
import { listOperators } from '#src/platform/identity/operators.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { sendingMail } from '../desk.emails.server.ts'

export interface AnnouncedSending {
  slug: string
  subject: string
  at: Date
  /** Null for a Saturday: nobody knows yet. */
  readers: number | null
}

/** @param transaction of the act: nothing is sent that owners were not told of */
export async function tellOwnersOfSending(
  transaction: Kysely<Tables>,
  { services, operator }: Pick<DeskContext, 'services' | 'operator'>,
  sending: AnnouncedSending,
): Promise<void> {
  for (const { email, role } of await listOperators(transaction)) {
    if (role !== 'owner') continue
    const mail = sendingMail(email, services.config.http.publicUrl, { ...sending, who: operator.email })
    await queueMail(transaction, services, mail)
  }
}
