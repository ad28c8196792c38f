// The words of the mails about a subscription. Links are built from PUBLIC_URL only, never from a request.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { CONFIRM_PATH, ERASE_PATH, ONE_CLICK_PATH, PREFERENCES_PATH, UNDO_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'

/** Their kinds in logs and in the outbox. */
export const CONFIRM_MAIL = 'newsletter-confirm'
const KINDS = {
  left: 'newsletter-left',
  returned: 'newsletter-returned',
  erase: 'newsletter-erase',
  leave: 'newsletter-leave',
} as const
export const READER_MAILS = [CONFIRM_MAIL, ...Object.values(KINDS)]

/** @param code starts the tips when the page's button is pressed */
export function confirmMail(language: Language, services: Services, email: string, code: string): Mail {
  const t = translator(language)
  return toReader(language, email, CONFIRM_MAIL, 'confirmation', {
    subject: t('newsletter_mails_confirm_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_confirm_ask', { newsletter: NEWSLETTER_NAME })],
    link: { label: t('newsletter_mails_confirm_link'), url: linkTo(language, services, CONFIRM_PATH, code) },
    after: [t('newsletter_mails_confirm_days'), t('newsletter_mails_confirm_not_you')],
  })
}

/** @param codes `undo` takes the departure back, `preferences` opens the page with all that can be done */
export function leftMail(
  language: Language,
  services: Services,
  email: string,
  codes: { undo: string; preferences: string },
): Mail {
  const t = translator(language)
  return toReader(language, email, KINDS.left, 'subscription', {
    subject: t('newsletter_mails_left_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_left_what', { newsletter: NEWSLETTER_NAME })],
    link: { label: t('newsletter_mails_left_link'), url: linkTo(language, services, UNDO_PATH, codes.undo) },
    after: [
      t('newsletter_mails_left_days'),
      t('newsletter_mails_left_preferences', {
        link: linkTo(language, services, PREFERENCES_PATH, codes.preferences),
      }),
    ],
  })
}

/** @param code stops the tips */
export function returnedMail(language: Language, services: Services, email: string, code: string): Mail {
  const t = translator(language)
  return toReader(language, email, KINDS.returned, 'subscription', {
    subject: t('newsletter_mails_returned_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_returned_what', { newsletter: NEWSLETTER_NAME })],
    link: {
      label: t('newsletter_mails_stop_link'),
      url: `${services.config.http.publicUrl}${ONE_CLICK_PATH}/${code}`,
    },
    after: [t('newsletter_mails_returned_nothing')],
  })
}

/** @param code erases all that the newsletter holds on the person */
export function eraseMail(language: Language, services: Services, email: string, code: string): Mail {
  const t = translator(language)
  return toReader(language, email, KINDS.erase, 'other', {
    subject: t('newsletter_mails_erase_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_erase_ask', { newsletter: NEWSLETTER_NAME })],
    link: { label: t('newsletter_mails_erase_link'), url: linkTo(language, services, ERASE_PATH, code) },
    after: [t('newsletter_mails_erase_days'), t('newsletter_mails_erase_not_you')],
  })
}

/** For the time when so many departures are typed that somebody may be playing. @param code stops the tips */
export function leaveMail(language: Language, services: Services, email: string, code: string): Mail {
  const t = translator(language)
  return toReader(language, email, KINDS.leave, 'other', {
    subject: t('newsletter_mails_leave_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), t('newsletter_mails_leave_ask', { newsletter: NEWSLETTER_NAME })],
    link: {
      label: t('newsletter_mails_stop_link'),
      url: `${services.config.http.publicUrl}${ONE_CLICK_PATH}/${code}`,
    },
    after: [t('newsletter_mails_leave_not_you')],
  })
}

function toReader(language: Language, email: string, kind: string, share: MailShare, words: MailWords): Mail {
  return { to: email, kind, share, accountId: null, ...composeMail(language, words) }
}

function linkTo(language: Language, services: Services, path: string, code: string): string {
  return `${services.config.http.publicUrl}${pathIn(language, path)}?${new URLSearchParams({ code })}`
}
