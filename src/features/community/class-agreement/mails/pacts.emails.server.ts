// The mail that a pact is reached. It may be read on a lock screen or be forwarded: it names nothing and nobody (M2, M8).
import * as m from '#messages'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Its kind in logs and in the outbox. */
export const PACT_MAIL = 'pact'

interface PactLetter {
  to: string
  accountId: string
  /** Known beforehand: whoever leaves takes it back. */
  id: string
  publicUrl: string
  stopUrl: string
  /** It is not sent after that. */
  until: Date
}

export function pactMail(language: Language, { publicUrl, until, ...letter }: PactLetter): Mail {
  const words = composeMail(language, {
    subject: m.pacts_mails_subject(language, { product: PRODUCT_NAME }),
    before: [m.mails_hello(language), m.pacts_mails_why(language)],
    link: {
      label: m.pacts_mails_open(language, { product: PRODUCT_NAME }),
      url: publicUrl + pathIn(language, HOME_PATH),
    },
    after: [m.pacts_mails_where(language)],
    otherLink: { label: m.pacts_mails_stop(language), url: letter.stopUrl },
  })
  return { ...letter, kind: PACT_MAIL, share: 'reminder', onceUntil: until, ...words }
}
