// The mail that a pact is reached. It may be read on a lock screen or be forwarded: it names nothing and nobody.
import { translator } from '#src/platform/content/translator.ts'
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
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('pacts_mails_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('pacts_mails_why')],
    link: {
      label: t('pacts_mails_open', { product: PRODUCT_NAME }),
      url: publicUrl + pathIn(language, HOME_PATH),
    },
    after: [t('pacts_mails_where')],
    otherLink: { label: t('pacts_mails_stop'), url: letter.stopUrl },
  })
  return { ...letter, kind: PACT_MAIL, share: 'reminder', expiresAt: until, ...words }
}
