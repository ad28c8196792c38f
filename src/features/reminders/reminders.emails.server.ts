// The mail that asks. It may be read on a lock screen, by a child or by somebody to be afraid of: it names nothing (N8).
import * as m from '#messages'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Its kind in logs and in the outbox. */
export const REMINDER_KIND = 'reminder'

interface ReminderLetter {
  to: string
  accountId: string
  publicUrl: string
  stopUrl: string
  /** It is not sent after that. */
  until: Date
}

export function reminderMail(language: Language, { to, accountId, publicUrl, stopUrl, until }: ReminderLetter): Mail {
  const words = composeMail(language, {
    subject: m.reminders_mails_subject(language, { product: PRODUCT_NAME }),
    before: [m.mails_hello(language), m.reminders_mails_why(language)],
    link: { label: m.reminders_mails_open(language), url: publicUrl + pathIn(language, PLAN_PATH) },
    after: [m.reminders_mails_where(language)],
    otherLink: { label: m.reminders_mails_stop(language), url: stopUrl },
  })
  return { to, kind: REMINDER_KIND, share: 'reminder', accountId, stopUrl, onceUntil: until, ...words }
}
