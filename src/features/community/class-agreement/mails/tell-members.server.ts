// Puts the mail to each member of a reached pact into the outbox: one a member for a pact, never a second one.
import { randomUUID } from 'node:crypto'
import { findProvenAddress } from '#src/features/accounts/email-consent.server.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashMailbox, hashMailboxWithAllSecrets, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { languageNoted } from '#src/shared/languages.ts'
import { claimMember, hasStopped, listUntold, releaseMember } from '../pacts.queries.server.ts'
import { PACT_MAILS_MAILBOX } from '../pacts-limits.server.ts'
import { pactMail } from './pacts.emails.server.ts'
import { stopPactMailsUrl } from './stop-page.server.ts'

const BATCH = 500
/** Later, it is no news any more. */
const TOLD_WITHIN_MS = 7 * DAY_MS

type Untold = Awaited<ReturnType<typeof listUntold>>[number]

/** Tells members whom nobody has told yet. */
export async function tellMembers(services: Services): Promise<void> {
  const since = isoDay(new Date(services.clock().getTime() - TOLD_WITHIN_MS))
  for (const member of await listUntold(services.database.query, since, BATCH)) await tellMember(services, member)
}

async function tellMember(services: Services, { id, account_id, language, ends_on }: Untold): Promise<void> {
  const { config, database, secrets, clock } = services
  const mailId = randomUUID()
  await database.query.transaction().execute(async (transaction) => {
    if (!(await claimMember(transaction, id, mailId))) return
    const to = (await findProvenAddress(transaction, account_id))?.email
    if (to === undefined || (await hasStopped(transaction, hashMailboxWithAllSecrets(secrets, to)))) return
    const mail = pactMail(languageNoted(language), {
      to,
      accountId: account_id,
      id: mailId,
      publicUrl: config.http.publicUrl,
      stopUrl: stopPactMailsUrl(services, hashMailbox(secrets, to)),
      until: new Date(Math.min(clock().getTime() + TOLD_WITHIN_MS, Date.parse(ends_on))),
    })
    const mayTry = await tryTakeLimit(transaction, services, { limit: PACT_MAILS_MAILBOX, subject: mailboxOf(to) })
    if (mayTry && (await queueMail(transaction, services, mail))) return
    // The mailbox has had its mails: there is room again later.
    await releaseMember(transaction, id)
  })
}
