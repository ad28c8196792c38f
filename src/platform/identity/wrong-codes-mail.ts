// What the owner of an account reads when wrong codes were typed for it. In English, as the desk is.
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { translator } from '../content/translator.ts'
import { composeMail, type Mail } from '../mail/mail.ts'

export function wrongCodesMail(to: string): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_wrong_codes_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('desk_mails_wrong_codes_what'), t('desk_mails_wrong_codes_not')],
    after: [],
  })
  return { to, kind: 'desk-wrong-codes', share: 'desk', accountId: null, ...words }
}
