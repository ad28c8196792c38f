// The words of the mails about accounts. Links are built from PUBLIC_URL only, never from a request (B6).
import { composeMail, type Mail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { NOT_ME_PATH, RESET_PASSWORD_PATH, VERIFY_EMAIL_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

/** Who a mail goes to. */
export interface Receiver {
  id: string
  email: string
}

/** @param code verifies the address, or deletes the account, when the page's button is pressed */
export function verificationMail(services: Services, account: Receiver, code: string): Mail {
  return toAccount(account, 'verify', 'verification', {
    subject: `Please confirm your email address for ${PRODUCT_NAME}`,
    before: [
      'Hello,',
      `Somebody, we think you, signed up for an account at ${PRODUCT_NAME} with this email address, and chose a password.`,
      'If that was you, please confirm that the address is yours:',
    ],
    link: { label: 'Confirm my email address', url: linkTo(services, VERIFY_EMAIL_PATH, { code }) },
    after: [
      'The link works for 7 days. It is easiest on the device where you signed up.',
      'Did you not sign up? Then please do not confirm. Tell us with the link below, and the account is deleted.',
    ],
    otherLink: { label: 'This was not me', url: linkTo(services, NOT_ME_PATH, { code }) },
  })
}

/**
 * @param token sets a new password
 * @param account while nobody has proven its address, its maker may be a stranger, who must not use up the owner's links
 */
export function resetMail(services: Services, account: Receiver & { verified: number }, token: string): Mail {
  return toAccount(account, 'reset', account.verified === 1 ? 'reset' : 'verification', {
    subject: `Set a new password for ${PRODUCT_NAME}`,
    before: ['Hello,', 'You asked for a new password. Choose one here:'],
    link: { label: 'Choose a new password', url: linkTo(services, RESET_PASSWORD_PATH, { token }) },
    after: [
      'The link works for 60 minutes, and only once.',
      'If you did not ask for this, you can ignore this mail. Your password stays as it is.',
    ],
  })
}

/** @param hadGoogle whether the account could be opened with Google before */
export function passwordResetMail(account: Receiver, hadGoogle: boolean): Mail {
  return toAccount(account, 'password-changed', 'account', {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    before: [
      'Hello,',
      'A new password was just set for your account, with the link that we mailed. Every device was logged out.',
      ...(hadGoogle
        ? [
            'Logging in with Google was removed from your account too, because we cannot know who had added it.',
            "If you want it back, choose 'Continue with Google' on the log-in page.",
          ]
        : []),
      `If this was not you, open ${PRODUCT_NAME}, choose 'Log In' and then 'Forgot password', and set a new one now.`,
    ],
    after: [],
  })
}

/** @param hasGoogle whether the account can be opened with Google too */
export function passwordChangedMail(account: Receiver, hasGoogle: boolean): Mail {
  return toAccount(account, 'password-changed', 'account', {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    before: [
      'Hello,',
      'The password of your account was just changed, and every device was logged out.',
      ...(hasGoogle ? ['You can still log in with Google. Your account page shows it, and lets you remove it.'] : []),
      `If this was not you, open ${PRODUCT_NAME}, choose 'Log In' and then 'Forgot password', and set a new one now.`,
    ],
    after: [],
  })
}

/** @param device such as 'Chrome on Windows' */
export function newDeviceMail(account: Receiver, device: string): Mail {
  return toAccount(account, 'new-device', 'account', {
    subject: `New log-in to your ${PRODUCT_NAME} account`,
    before: [
      'Hello,',
      `Somebody logged in to your account on a device that it did not know before: ${device}.`,
      'If that was you, there is nothing to do.',
      `If it was not, open ${PRODUCT_NAME}, choose 'Log In' and then 'Forgot password', and set a new one. That logs out every device.`,
    ],
    after: [],
  })
}

export function alreadyRegisteredMail(account: Receiver): Mail {
  return toAccount(account, 'already-registered', 'other', {
    subject: `You already have a ${PRODUCT_NAME} account`,
    before: [
      'Hello,',
      'Somebody, maybe you, tried to make a new account with this email address. There is one already.',
      "If it was you, just log in. If you do not remember your password, choose 'Forgot password' on the log-in page.",
      'If it was not you, there is nothing to do. Nobody got in.',
    ],
    after: [],
  })
}

export function googleLinkedMail(account: Receiver): Mail {
  return toAccount(account, 'google-linked', 'account', {
    subject: `Google sign-in was added to your ${PRODUCT_NAME} account`,
    before: [
      'Hello,',
      'From now on you can log in to your account with Google too. Your password goes on working.',
      'Your account page shows every way to log in, and lets you remove Google.',
      `If this was not you, set a new password now: open ${PRODUCT_NAME}, choose 'Log In' and then 'Forgot password'.`,
    ],
    after: [],
  })
}

export function googleRemovedMail(account: Receiver): Mail {
  return toAccount(account, 'google-removed', 'account', {
    subject: `Google sign-in was removed from your ${PRODUCT_NAME} account`,
    before: [
      'Hello,',
      'Google no longer opens your account. Whoever was logged in with it is logged out. Your password goes on working.',
      `If this was not you, set a new password now: open ${PRODUCT_NAME}, choose 'Log In' and then 'Forgot password'.`,
    ],
    after: [],
  })
}

export function googleTookOverMail(account: Receiver): Mail {
  return toAccount(account, 'google-took-over', 'account', {
    subject: `Your ${PRODUCT_NAME} account is yours now`,
    before: [
      'Hello,',
      'You logged in with Google. There was an account with your email address already.',
      'As we cannot know who chose its password, we removed it and logged out every device. What was completed is kept.',
      "If you made it yourself and want a password again, choose 'Forgot password' on the log-in page.",
    ],
    after: [],
  })
}

/** Goes to an address that we no longer keep anywhere else. */
export function accountDeletedMail(email: string): Mail {
  const words = composeMail({
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    before: ['Hello,', 'Your account and everything that belonged to it has been deleted, as you asked. Go well.'],
    after: [],
  })
  return { to: email, kind: 'account-deleted', share: 'account', accountId: null, ...words }
}

function toAccount(account: Receiver, kind: string, share: MailShare, words: MailWords): Mail {
  return { to: account.email, kind, share, accountId: account.id, ...composeMail(words) }
}

function linkTo(services: Services, path: string, parameters: Record<string, string>): string {
  return `${services.config.http.publicUrl}${path}?${new URLSearchParams(parameters)}`
}
