// A visitor without an account types an address beside a next step. Whatever it is, the answer and the work are the same; a job
// then sends a link to a confirmed reader of the weekly tips, and nothing to anybody else.
import { translator } from '#src/platform/content/translator.ts'
import type { FindReader } from '#src/platform/feature.ts'
import { enforceLimits, refundLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { queueJob } from '#src/platform/jobs/jobs.ts'
import { finishWith, type JobKind } from '#src/platform/jobs/run-jobs.ts'
import { hashMailbox, hashMailboxWithAllSecrets, mailboxOf } from '#src/platform/mail/mailbox.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Language } from '#src/shared/languages.ts'
import { isNearDay } from './keep-day.server.ts'
import { REMINDER_LINKS_NETWORK, REMINDER_LINKS_WEEK } from './reminder-limits.server.ts'
import { askByLink } from './reminders.contract.ts'
import { reminderLinkMail } from './reminders.emails.server.ts'
import { isStopped } from './reminders.queries.server.ts'
import { requireNearDay } from './reminders.server.ts'
import { stopUrl } from './stop-reminders.server.ts'
import { yesUrl } from './take-yes.server.ts'

const REQUEST = 'reminder-link-request'

interface LinkRequest {
  language: Language
  /** Canonical. */
  email: string
  /** ISO day. */
  day: string
}

export const askByLinkRoute: Route = handle(askByLink, async ({ email, day }, { services, client }) => {
  const t = translator(client.language)
  await enforceLimits(services, [{ limit: REMINDER_LINKS_NETWORK, subject: client.network }])
  const now = services.clock()
  requireNearDay(day, now)
  const payload: LinkRequest = { language: client.language, email: canonicalEmail(email), day }
  const mailboxHash = hashMailbox(services.secrets, payload.email)
  await queueJob(services.database.query, services, { kind: REQUEST, lane: 'mail', payload, mailboxHash })
  return { message: t('reminders_answers_link_sent') }
})

/** Turns what was typed into a link, where the address should get one. */
export function reminderLinkRequest(findReader: FindReader): JobKind {
  return {
    kind: REQUEST,
    run: (services, job) =>
      finishWith(services, job, async (transaction) => {
        const { config, secrets } = services
        const { language, email, day } = job.read<LinkRequest>()
        if (!isNearDay(day, services.clock())) return
        const reader = await findReader(transaction, { canonicalEmail: email })
        if (reader === undefined || (await isStopped(transaction, hashMailboxWithAllSecrets(secrets, reader.email))))
          return
        const week = { limit: REMINDER_LINKS_WEEK, subject: mailboxOf(reader.email) }
        if (!(await tryTakeLimit(transaction, services, week))) return
        const mail = reminderLinkMail(language, {
          to: reader.email,
          day,
          yesUrl: yesUrl(services, { readerId: reader.id, day }),
          stopUrl: stopUrl({ config, secrets }, hashMailbox(secrets, reader.email)),
        })
        if (!(await queueMail(transaction, services, mail))) await refundLimits(transaction, services, [week])
      }),
  }
}
