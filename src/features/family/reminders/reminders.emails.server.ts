// The mail that asks. It may be read on a lock screen, by a child or by somebody to be afraid of: it names nothing.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Their kinds in logs and in the outbox: the question, and the link that a reader of the weekly tips gets first. */
const QUESTION = 'reminder'
const LINK = 'reminder-link'
export const REMINDER_KINDS = [QUESTION, LINK]

interface ReminderLetter {
  to: string
  /** Null for a reader of the weekly tips. */
  accountId: string | null
  publicUrl: string
  stopUrl: string
  /** It is not sent after that. */
  until: Date
}

export function reminderMail(language: Language, { to, accountId, publicUrl, stopUrl, until }: ReminderLetter): Mail {
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('reminders_mails_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('reminders_mails_why')],
    link: { label: t('reminders_mails_open'), url: publicUrl + pathIn(language, PLAN_PATH) },
    after: [t('reminders_mails_where')],
    otherLink: { label: t('reminders_mails_stop'), url: stopUrl },
  })
  return { to, kind: QUESTION, share: 'reminder', accountId, stopUrl, expiresAt: until, ...words }
}

interface LinkLetter {
  to: string
  /** ISO day. */
  day: string
  yesUrl: string
  stopUrl: string
}

/** To a reader of the weekly tips, because their address was typed beside a next step. */
export function reminderLinkMail(language: Language, { to, day, yesUrl, stopUrl }: LinkLetter): Mail {
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('reminders_mails_link_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('reminders_mails_link_ask', { day: dayWords(language, day) })],
    link: { label: t('reminders_mails_link_open'), url: yesUrl },
    after: [t('reminders_mails_link_days'), t('reminders_mails_link_not_you')],
    otherLink: { label: t('reminders_mails_stop'), url: stopUrl },
  })
  return { to, kind: LINK, share: 'reminder-link', accountId: null, stopUrl, ...words }
}

/** 'Saturday 28 November'. @param day an ISO day */
export function dayWords(language: Language, day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(LANGUAGES[language].tag, format).format(new Date(day))
}
