// The mails about a complaint: that we have it, and what we say to it. What was written is in neither: anybody can type anybody's
// address.
import * as m from '#messages'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import type { Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

export function complaintMail(language: Language, email: string, reference: string): Mail {
  const words = composeMail(language, {
    subject: m.contact_mails_subject(language, { reference }),
    before: [
      m.mails_hello(language),
      m.contact_mails_why(language, { product: PRODUCT_NAME }),
      m.contact_mails_reference(language, { reference }),
      m.contact_mails_days(language),
      m.contact_mails_ico(language),
      m.contact_mails_not_you(language),
    ],
    after: [],
  })
  return { to: email, kind: 'complaint-received', share: 'other', accountId: null, ...words }
}

/** Plain text alone, with nothing of the complaint in it (L14). @param answer as an operator typed it */
export function complaintReplyMail(language: Language, email: string, reference: string, answer: string): Mail {
  const { subject, text } = composeMail(language, {
    subject: m.contact_mails_reply_subject(language, { reference }),
    before: [
      m.mails_hello(language),
      m.contact_mails_reply_why(language, { reference, product: PRODUCT_NAME }),
      toPlainLines(answer),
      m.contact_mails_reply_again(language, { reference }),
      m.contact_mails_ico(language),
    ],
    after: [],
  })
  return { to: email, kind: 'complaint-reply', share: 'reply', accountId: null, subject, text }
}

/** Without anything that a mail program would act on: a line break and a tab are all that is left of control characters. */
function toPlainLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
