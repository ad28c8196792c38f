// The mails of the desk, to its owners. They are written in English, as the desk is.
import { kindWords, type MessageKind } from '#src/features/inbox/message-kinds.contract.ts'
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { DESK_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { DESK_NEWSLETTER_PATH } from './desk-paths.ts'

const LANGUAGE = DEFAULT_LANGUAGE

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

interface AnnouncedMail {
  who: string
  slug: string
  subject: string
  at: Date
  readers: number | null
}

/** That an issue of the newsletter will leave, and where it can be stopped. @param to an owner */
export function sendingMail(to: string, publicUrl: string, { who, slug, subject, at, readers }: AnnouncedMail): Mail {
  const t = translator(LANGUAGE)
  const said = { who, subject, at: timeFormat.format(at) }
  const what =
    readers === null
      ? t('desk_mails_sending_saturday', said)
      : t('desk_mails_sending_what', { ...said, readers: readers.toLocaleString('en-GB') })
  const words = composeMail(LANGUAGE, {
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
  const t = translator(LANGUAGE)
  const mail = toOwner(to, 'desk-look-ups', t('desk_mails_look_ups_subject', { product: PRODUCT_NAME }), [
    t('desk_mails_look_ups_what', { day, count: String(lookUps.length) }),
    ...lookUps.map((line) => t('desk_mails_look_ups_line', { ...line })),
    t('desk_mails_look_ups_log'),
  ])
  return { ...mail, share: 'owners' }
}

export interface DailyNews {
  /** What the doctor finds red. */
  findings: { what: string; says: string }[]
  /** Messages that wait, by kind. */
  waiting: { kind: MessageKind; waiting: number; late: number }[]
  /** Issues that will still leave by themselves; null for who does not write them. */
  issuesAhead: number | null
}

/** What is red and what waits, for one operator: no words of a parent and no address. */
export function dailyMail(to: string, publicUrl: string, { findings, waiting, issuesAhead }: DailyNews): Mail {
  const t = translator(LANGUAGE)
  const red = findings.map((finding) => t('desk_mails_daily_finding', { ...finding }))
  const lines = waiting.map(({ kind, waiting: count, late }) => {
    const line = t('desk_inbox_count', { kind: t(kindWords(kind)), count: String(count) })
    return late === 0 ? line : t('desk_mails_daily_late', { line, late: String(late) })
  })
  const words = composeMail(LANGUAGE, {
    subject: t('desk_mails_daily_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      ...(red.length === 0 ? [] : [t('desk_mails_daily_red', { count: String(red.length) }), ...red]),
      ...(lines.length === 0 ? [] : [t('desk_mails_daily_inbox'), ...lines]),
      ...(issuesAhead === null ? [] : [t('desk_mails_daily_issues', { count: String(issuesAhead) })]),
    ],
    link: { label: t('desk_mails_daily_link'), url: `${publicUrl}${DESK_PATH}` },
    after: [t('desk_mails_daily_once')],
  })
  return { to, kind: 'desk-daily', share: 'desk', accountId: null, ...words }
}

function toOwner(to: string, kind: string, subject: string, paragraphs: string[]): Mail {
  const t = translator(LANGUAGE)
  const words = composeMail(LANGUAGE, { subject, before: [t('mails_hello'), ...paragraphs], after: [] })
  return { to, kind, share: 'desk', accountId: null, ...words }
}
