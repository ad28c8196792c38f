// The mails of the inbox, which acknowledge a complaint and answer it. None quotes the complaint,
// because a stranger can type any address.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import type { Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

export function receivedMail(language: Language, email: string, reference: string): Mail {
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('contact_mails_subject', { reference }),
    before: [
      t('mails_hello'),
      t('contact_mails_why', { product: PRODUCT_NAME }),
      t('contact_mails_reference', { reference }),
      t('contact_mails_days'),
      t('contact_mails_ico'),
      t('contact_mails_not_you'),
    ],
    after: [],
  })
  return { to: email, kind: 'complaint-received', share: 'other', accountId: null, ...words }
}

/** Plain text only, which quotes nothing of the complaint. @param answer as an operator typed it */
export function answerMail(language: Language, email: string, reference: string, answer: string): Mail {
  const t = translator(language)
  const { subject, text } = composeMail(language, {
    subject: t('contact_mails_reply_subject', { reference }),
    before: [
      t('mails_hello'),
      t('contact_mails_reply_why', { reference, product: PRODUCT_NAME }),
      toPlainLines(answer),
      t('contact_mails_reply_again', { reference }),
      t('contact_mails_ico'),
    ],
    after: [],
  })
  return { to: email, kind: 'complaint-reply', share: 'reply', accountId: null, subject, text }
}

/** Removes control characters that a mail program would act on, except line breaks and tabs. */
function toPlainLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
