// Somebody without an account types an address beside a promise (N7). Whatever it is, the answer and the work are the same; a job
// then sends a link to a confirmed reader of the weekly tips, and nothing to anybody else.
import { translator } from '#src/platform/content/translator.ts'
import type { FindReader } from '#src/platform/feature.ts'
import { enforceLimits, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { hashMailbox, hashMailboxWithAllSecrets, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { sealAddress, unsealAddress } from '#src/platform/mail/sealed-address.ts'
import type { Services } from '#src/platform/services.ts'
import { isNearDay } from './keep-day.server.ts'
import { REMINDER_LINKS_NETWORK, REMINDER_LINKS_WEEK } from './reminder-limits.server.ts'
import { askByLink } from './reminders.contract.ts'
import { reminderLinkMail } from './reminders.emails.server.ts'
import { insertRequest, isStopped, listRequests, takeRequest } from './reminders.queries.server.ts'
import { requireNearDay } from './reminders.server.ts'
import { stopUrl } from './stop-reminders.server.ts'
import { yesUrl } from './take-yes.server.ts'

const REQUESTS_AT_ONCE = 50

export const askByLinkRoute: Route = handle(askByLink, async ({ email, day }, { services, client }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: REMINDER_LINKS_NETWORK, subject: client.network }])
  const now = services.clock()
  requireNearDay(day, now)
  const sealed = sealAddress(services, client.language, canonicalEmail(email))
  await insertRequest(services.database.query, sealed, day, now)
  return { message: t('reminders_answers_link_sent') }
})

/** Turns what was typed in the last moments into links, for those addresses that should get one. */
export async function sendReminderLinks(services: Services, findReader: FindReader): Promise<void> {
  const { config, database, secrets } = services
  for (const request of await listRequests(database.query, REQUESTS_AT_ONCE)) {
    await database.query.transaction().execute(async (transaction) => {
      const now = services.clock()
      if (!(await takeRequest(transaction, request.id)) || !isNearDay(request.day, now)) return
      const asked = unsealAddress(services, 'reminders.unreadable', request.sealed_email)
      if (asked === null) return
      const reader = await findReader(transaction, { canonicalEmail: asked.email })
      if (reader === undefined || (await isStopped(transaction, hashMailboxWithAllSecrets(secrets, reader.email))))
        return
      const week = { limit: REMINDER_LINKS_WEEK, subject: mailboxOf(reader.email) }
      if (!(await tryTakeLimit(transaction, services, week))) return
      const mail = reminderLinkMail(asked.language, {
        to: reader.email,
        day: request.day,
        yesUrl: yesUrl(services, { readerId: reader.id, day: request.day }),
        stopUrl: stopUrl({ config, secrets }, hashMailbox(secrets, reader.email)),
      })
      if (!(await queueMail(transaction, services, mail))) await refundLimits(transaction, services, [week])
    })
  }
}
