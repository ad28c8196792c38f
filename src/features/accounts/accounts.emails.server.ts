// The words of the mails about accounts. Links are built from PUBLIC_URL only, never from a request (B6).
import * as m from '#messages'
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
  return toAccount(language, account, 'verify', 'verification', {
    subject: m.accounts_mails_verify_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_verify_why(language, { product: PRODUCT_NAME }),
      m.accounts_mails_verify_ask(language),
    ],
    link: {
      label: m.accounts_mails_verify_link(language),
      url: linkTo(language, services, VERIFY_EMAIL_PATH, { code }),
    },
    after: [m.accounts_mails_verify_days(language), m.accounts_mails_verify_not_me(language)],
    otherLink: {
      label: m.accounts_mails_verify_not_me_link(language),
      url: linkTo(language, services, NOT_ME_PATH, { code }),
    },
  })
}

/**
 * @param token sets a new password
 * @param account while nobody has proven its address, its maker may be a stranger, who must not use up the owner's links
 */
export function resetMail(
  language: Language,
  services: Services,
  account: Receiver & { verified: number },
  token: string,
): Mail {
  return toAccount(language, account, 'reset', account.verified === 1 ? 'reset' : 'verification', {
    subject: m.accounts_mails_reset_subject(language, { product: PRODUCT_NAME }),
    before: [m.mails_hello(language), m.accounts_mails_reset_ask(language)],
    link: {
      label: m.accounts_mails_reset_link(language),
      url: linkTo(language, services, RESET_PASSWORD_PATH, { token }),
    },
    after: [m.accounts_mails_reset_minutes(language), m.accounts_mails_reset_ignore(language)],
  })
}

/** @param hadGoogle whether the account could be opened with Google before */
export function passwordResetMail(language: Language, account: Receiver, hadGoogle: boolean): Mail {
  return toAccount(language, account, 'password-changed', 'account', {
    subject: m.accounts_mails_changed_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_changed_by_link(language),
      ...(hadGoogle
        ? [m.accounts_mails_changed_google_removed(language), m.accounts_mails_changed_google_back(language)]
        : []),
      m.accounts_mails_changed_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

/** @param hasGoogle whether the account can be opened with Google too */
export function passwordChangedMail(language: Language, account: Receiver, hasGoogle: boolean): Mail {
  return toAccount(language, account, 'password-changed', 'account', {
    subject: m.accounts_mails_changed_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_changed_by_page(language),
      ...(hasGoogle ? [m.accounts_mails_changed_google_stays(language)] : []),
      m.accounts_mails_changed_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

/** @param device such as 'Chrome, Windows'; '' where nobody can say */
export function newDeviceMail(language: Language, account: Receiver, device: string): Mail {
  return toAccount(language, account, 'new-device', 'account', {
    subject: m.accounts_mails_device_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      device === '' ? m.accounts_mails_device_unknown(language) : m.accounts_mails_device_what(language, { device }),
      m.accounts_mails_device_you(language),
      m.accounts_mails_device_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function alreadyRegisteredMail(language: Language, account: Receiver): Mail {
  return toAccount(language, account, 'already-registered', 'other', {
    subject: m.accounts_mails_known_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_known_what(language),
      m.accounts_mails_known_you(language),
      m.accounts_mails_known_not_you(language),
    ],
    after: [],
  })
}

export function googleLinkedMail(language: Language, account: Receiver): Mail {
  return toAccount(language, account, 'google-linked', 'account', {
    subject: m.accounts_mails_google_added_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_google_added_what(language),
      m.accounts_mails_google_added_ways(language),
      m.accounts_mails_google_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function googleRemovedMail(language: Language, account: Receiver): Mail {
  return toAccount(language, account, 'google-removed', 'account', {
    subject: m.accounts_mails_google_removed_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_google_removed_what(language),
      m.accounts_mails_google_not_you(language, { product: PRODUCT_NAME }),
    ],
    after: [],
  })
}

export function googleTookOverMail(language: Language, account: Receiver): Mail {
  return toAccount(language, account, 'google-took-over', 'account', {
    subject: m.accounts_mails_yours_subject(language, { product: PRODUCT_NAME }),
    before: [
      m.mails_hello(language),
      m.accounts_mails_yours_what(language),
      m.accounts_mails_yours_why(language),
      m.accounts_mails_yours_password(language),
    ],
    after: [],
  })
}

/** Goes to an address that we no longer keep anywhere else. */
export function accountDeletedMail(language: Language, email: string): Mail {
  const words = composeMail(language, {
    subject: m.accounts_mails_deleted_subject(language, { product: PRODUCT_NAME }),
    before: [m.mails_hello(language), m.accounts_mails_deleted_what(language)],
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
