// Schedules an issue at the desk. Sending needs a code and is mailed to every owner; stopping needs one press.
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type DeskContext, handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { listOperators } from '#src/platform/identity/operators.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { DESK_NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import {
  resumeIssue,
  type ScheduleOutcome,
  scheduleNow,
  scheduleSaturday,
  stopIssue,
} from '../sending/change-schedule.server.ts'
import { resumeDeskIssue, scheduleDeskIssue, sendDeskIssue, stopDeskIssue } from './desk-issues.contract.ts'

/** How often one operator may schedule an issue: each time every owner gets a mail. */
const SENDINGS: Limit = { name: 'desk-newsletter-sendings', max: 10, seconds: DAY_SECONDS }

export const deskScheduleRoutes: Route[] = [
  handleDeskAct(
    sendDeskIssue,
    {
      act: 'send-newsletter',
      code: ({ code }) => code,
      about: ({ slug, readers }) => ({ issue: slug, readers }),
    },
    async ({ slug, readers }, context, transaction) => {
      await takeSending(context, transaction)
      const chosen = allowed(await scheduleNow(transaction, context.services, slug, readers))
      if (chosen.waits) await tellOwners(transaction, context, { ...chosen, slug, readers })
      return {}
    },
  ),

  handleDeskAct(
    scheduleDeskIssue,
    {
      act: 'schedule-newsletter',
      code: ({ code }) => code,
      about: ({ slug, day }) => ({ issue: slug, day }),
    },
    async ({ slug, day }, context, transaction) => {
      await takeSending(context, transaction)
      const chosen = allowed(await scheduleSaturday(transaction, context.services, slug, day))
      await tellOwners(transaction, context, { ...chosen, slug, readers: null })
      return {}
    },
  ),

  handleDeskAct(
    stopDeskIssue,
    { act: 'stop-newsletter', about: ({ slug }) => ({ issue: slug }) },
    async ({ slug }, { services }, transaction) => {
      if (await stopIssue(transaction, services, slug)) return {}
      throw new AppError('conflict', 'desk_answers_issue_not_stopped')
    },
  ),

  handleDeskAct(
    resumeDeskIssue,
    {
      act: 'resume-newsletter',
      code: ({ code }) => code,
      about: ({ slug, waiting }) => ({ issue: slug, waiting }),
    },
    async ({ slug, waiting }, context, transaction) => {
      await takeSending(context, transaction)
      const chosen = allowed(await resumeIssue(transaction, context.services, slug, waiting))
      if (chosen.waits) await tellOwners(transaction, context, { ...chosen, slug, readers: waiting })
      return {}
    },
  ),
]

async function takeSending({ services, operator }: DeskContext, transaction: Kysely<Tables>): Promise<void> {
  if (await tryTakeLimit(transaction, services, { limit: SENDINGS, subject: operator.id })) return
  throw new AppError('too_many_requests', 'desk_answers_sending_enough', { retryAfter: SENDINGS.seconds })
}

/** @throws AppError with the obstacle, which undoes the whole act */
function allowed(chosen: ScheduleOutcome): Exclude<ScheduleOutcome, { refused: string }> {
  if (!('refused' in chosen)) return chosen
  switch (chosen.refused) {
    case 'unknown':
      throw new AppError('not_found', 'desk_answers_issue_unknown')
    case 'begun':
      throw new AppError('conflict', 'desk_answers_issue_begun')
    case 'changed':
      throw new AppError('conflict', 'desk_answers_issue_changed')
    case 'restored':
      throw new AppError('conflict', 'desk_answers_issue_restored')
  }
}

/** Mails every owner that an issue will leave, while it can still be stopped. @param transaction of the act: no issue is sent without that mail */
async function tellOwners(
  transaction: Kysely<Tables>,
  { services, operator }: DeskContext,
  issue: Omit<AnnouncedIssue, 'who'>,
): Promise<void> {
  for (const { email, role } of await listOperators(transaction)) {
    if (role !== 'owner') continue
    const mail = sendingMail(email, services.config.http.publicUrl, { ...issue, who: operator.email })
    await queueMail(transaction, services, mail)
  }
}

/** Mails to owners are written in English, as the desk is. */
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

interface AnnouncedIssue {
  who: string
  slug: string
  subject: string
  at: Date
  /** Null for a Saturday: how many there will be is not known yet. */
  readers: number | null
}

/** The mail that announces an issue and links to the page that stops it. @param to an owner */
function sendingMail(to: string, publicUrl: string, { who, slug, subject, at, readers }: AnnouncedIssue): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const details = { who, subject, at: timeFormat.format(at) }
  const what =
    readers === null
      ? t('desk_mails_sending_saturday', details)
      : t('desk_mails_sending_what', { ...details, readers: readers.toLocaleString('en-GB') })
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_sending_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), what, t('desk_mails_sending_stop')],
    link: { label: t('desk_mails_sending_link'), url: `${publicUrl}${DESK_NEWSLETTER_PATH}/${slug}` },
    after: [],
  })
  return { to, kind: 'desk-sending', share: 'owners', accountId: null, ...words }
}
