// The mails to operators. They are written in English, as the desk is.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail, type MailWords } from '#src/platform/mail/mail.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

const CHANGES = {
  'change-codes': 'desk_act_change_codes',
  'renew-recovery': 'desk_act_renew_recovery',
} as const

/** What an operator may change of their own second factor, as the audit log calls it. */
export type FactorChange = keyof typeof CHANGES

/** @param link works once */
export function invitationMail(to: string, link: string): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  return toOperator(to, 'desk-invitation', {
    subject: t('desk_mails_invitation_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('desk_mails_invitation_what', { product: PRODUCT_NAME })],
    link: { label: t('desk_mails_invitation_link'), url: link },
    after: [t('desk_mails_invitation_once'), t('desk_mails_invitation_not')],
  })
}

/** @param who changed their second factor */
export function changedFactorMail(to: string, who: string, change: FactorChange): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  return toOperator(to, 'desk-factor', {
    subject: t('desk_mails_factor_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('desk_mails_factor_what', { who, what: t(CHANGES[change]) }),
      t('desk_mails_factor_not'),
    ],
    after: [],
  })
}

function toOperator(to: string, kind: string, words: MailWords): Mail {
  return { to, kind, share: 'desk', accountId: null, ...composeMail(DEFAULT_LANGUAGE, words) }
}
