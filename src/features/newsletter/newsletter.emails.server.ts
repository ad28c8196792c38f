// The words of the mails about a subscription. Links are built from PUBLIC_URL only, never from a request.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail, type MailShare, type MailWords } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#src/shared/languages.ts'
import {
  CONFIRM_PATH,
  DESK_NEWSLETTER_PATH,
  ERASE_PATH,
  ONE_CLICK_PATH,
  PREFERENCES_PATH,
  UNDO_PATH,
} from '#src/shared/paths.ts'
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

/** For the time when so many departures are typed that a stranger may be abusing the form. @param code stops the tips */
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

/** Mails to owners are written in English, as the desk is. */
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

export interface AnnouncedIssue {
  who: string
  slug: string
  subject: string
  at: Date
  /** Null for a Saturday: how many there will be is not known yet. */
  readers: number | null
}

/** That an issue of the newsletter will leave, and where it can be stopped. @param to an owner */
export function sendingMail(to: string, publicUrl: string, { who, slug, subject, at, readers }: AnnouncedIssue): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const said = { who, subject, at: timeFormat.format(at) }
  const what =
    readers === null
      ? t('desk_mails_sending_saturday', said)
      : t('desk_mails_sending_what', { ...said, readers: readers.toLocaleString('en-GB') })
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_sending_subject', { product: PRODUCT_NAME }),
    before: [t('mails_hello'), what, t('desk_mails_sending_stop')],
    link: { label: t('desk_mails_sending_link'), url: `${publicUrl}${DESK_NEWSLETTER_PATH}/${slug}` },
    after: [],
  })
  return { to, kind: 'desk-sending', share: 'owners', accountId: null, ...words }
}

interface LookUpLine {
  who: string
  reason: string
  words: string
}

/** Who looked addresses up, and why; not whose. @param day an ISO day */
export function lookUpsMail(to: string, day: string, lookUps: LookUpLine[]): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_look_ups_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('desk_mails_look_ups_what', { day, count: String(lookUps.length) }),
      ...lookUps.map((line) => t('desk_mails_look_ups_line', { ...line })),
      t('desk_mails_look_ups_log'),
    ],
    after: [],
  })
  return { to, kind: 'desk-look-ups', share: 'owners', accountId: null, ...words }
}
