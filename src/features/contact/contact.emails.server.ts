// The words of the mail that acknowledges a complaint. What was written is not in it: anybody can type anybody's address.
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
