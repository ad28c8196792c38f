// The mail with the question. It names no subject, because a child or a violent partner may read it on a lock screen.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Its kind in logs and in the outbox. */
export const QUESTION = 'reminder'

interface ReminderLetter {
  to: string
  accountId: string
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
