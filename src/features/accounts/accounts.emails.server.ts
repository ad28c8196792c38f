// The words of the mails about accounts. Links are built from PUBLIC_URL only, never from a request.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { NOT_ME_PATH, RESET_PASSWORD_PATH, VERIFY_EMAIL_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Who a mail goes to. */
export interface Receiver {
  id: string
  email: string
}

/** @param code verifies the address, or deletes the account, when the page's button is pressed */
export function verificationMail(language: Language, services: Services, account: Receiver, code: string): Mail {
  const t = translator(language)
  return toAccount(language, account, 'verify', 'verification', {
    subject: t('accounts_mails_verify_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_verify_why', { product: PRODUCT_NAME }),
      t('accounts_mails_verify_ask'),
    ],
    link: {
      label: t('accounts_mails_verify_link'),
      url: linkTo(language, services, VERIFY_EMAIL_PATH, { code }),
    },
    after: [t('accounts_mails_verify_days'), t('accounts_mails_verify_not_me')],
    otherLink: {
      label: t('accounts_mails_verify_not_me_link'),
      url: linkTo(language, services, NOT_ME_PATH, { code }),
    },
  })
}

/**
 * @param token sets a new password
 * @param account while its address is unproven, its maker may be a stranger, who must not use up the owner's links
 */
export function resetMail(
  language: Language,
  services: Services,
  account: Receiver & { verified: number },
  token: string,
): Mail {
  const t = translator(language)
  return toAccount(language, account, 'reset', account.verified === 1 ? 'reset' : 'verification', {
    subject: t('accounts_mails_reset_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('accounts_mails_reset_ask')],
    link: {
      label: t('accounts_mails_reset_link'),
      url: linkTo(language, services, RESET_PASSWORD_PATH, { token }),
    },
    after: [t('accounts_mails_reset_minutes'), t('accounts_mails_reset_ignore')],
  })
}

/** @param hadGoogle whether the account could be opened with Google before */
export function passwordResetMail(language: Language, account: Receiver, hadGoogle: boolean): Mail {
  const t = translator(language)
  return toAccount(language, account, 'password-changed', 'account', {
    subject: t('accounts_mails_changed_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_changed_by_link'),
      ...(hadGoogle ? [t('accounts_mails_changed_google_removed'), t('accounts_mails_changed_google_back')] : []),
      t('accounts_mails_changed_not_you', { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

/** @param hasGoogle whether the account can be opened with Google too */
export function passwordChangedMail(language: Language, account: Receiver, hasGoogle: boolean): Mail {
  const t = translator(language)
  return toAccount(language, account, 'password-changed', 'account', {
    subject: t('accounts_mails_changed_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_changed_by_page'),
      ...(hasGoogle ? [t('accounts_mails_changed_google_stays')] : []),
      t('accounts_mails_changed_not_you', { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

/** @param device such as 'Chrome, Windows'; '' where it is unknown */
export function newDeviceMail(language: Language, account: Receiver, device: string): Mail {
  const t = translator(language)
  return toAccount(language, account, 'new-device', 'account', {
    subject: t('accounts_mails_device_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      device === '' ? t('accounts_mails_device_unknown') : t('accounts_mails_device_what', { device }),
      t('accounts_mails_device_you'),
      t('accounts_mails_device_not_you', { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function alreadyRegisteredMail(language: Language, account: Receiver): Mail {
  const t = translator(language)
  return toAccount(language, account, 'already-registered', 'other', {
    subject: t('accounts_mails_known_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_known_what'),
      t('accounts_mails_known_you'),
      t('accounts_mails_known_not_you'),
    ],
    after: [],
  })
}

export function googleLinkedMail(language: Language, account: Receiver): Mail {
  const t = translator(language)
  return toAccount(language, account, 'google-linked', 'account', {
    subject: t('accounts_mails_google_added_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_google_added_what'),
      t('accounts_mails_google_added_ways'),
      t('accounts_mails_google_not_you', { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function googleRemovedMail(language: Language, account: Receiver): Mail {
  const t = translator(language)
  return toAccount(language, account, 'google-removed', 'account', {
    subject: t('accounts_mails_google_removed_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_google_removed_what'),
      t('accounts_mails_google_not_you', { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function googleTookOverMail(language: Language, account: Receiver): Mail {
  const t = translator(language)
  return toAccount(language, account, 'google-took-over', 'account', {
    subject: t('accounts_mails_yours_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('accounts_mails_yours_what'),
      t('accounts_mails_yours_why'),
      t('accounts_mails_yours_password'),
    ],
    after: [],
  })
}

/** Goes to an address that we no longer keep anywhere else. */
export function accountDeletedMail(language: Language, email: string): Mail {
  const t = translator(language)
  const words = composeMail(language, {
    subject: t('accounts_mails_deleted_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('accounts_mails_deleted_what')],
    after: [],
  })
  return { to: email, kind: 'account-deleted', share: 'account', accountId: null, ...words }
}

function toAccount(language: Language, account: Receiver, kind: string, share: MailShare, words: MailWords): Mail {
  return { to: account.email, kind, share, accountId: account.id, ...composeMail(language, words) }
}

function linkTo(language: Language, services: Services, path: string, parameters: Record<string, string>): string {
  return `${services.config.http.publicUrl}${pathIn(language, path)}?${new URLSearchParams(parameters)}`
}
