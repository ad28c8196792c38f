// The mails of the desk, to its owners. They are written in English, as the desk is.
import { translator } from '#src/platform/content/translator.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { DESK_NEWSLETTER_PATH } from './desk-paths.ts'

const LANGUAGE = DEFAULT_LANGUAGE

/** @param device such as 'Chrome, Windows'; '' where nobody can say */
export function newDeskDeviceMail(to: string, who: string, device: string): Mail {
  const t = translator(LANGUAGE)
  return toOwner(to, 'desk-new-device', t('desk_mails_device_subject', { product: PRODUCT_NAME }), [
    device === '' ? t('desk_mails_device_unknown', { who }) : t('desk_mails_device_what', { who, device }),
    t('desk_mails_device_not'),
  ])
}

/** @param number of the last line of the log of acts */
export function logHeadMail(to: string, number: number, hash: string): Mail {
  const t = translator(LANGUAGE)
  return toOwner(to, 'desk-log-head', t('desk_mails_head_subject', { product: PRODUCT_NAME }), [
    t('desk_mails_head_what', { number: String(number), hash }),
    t('desk_mails_head_why'),
  ])
}

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

const CHANGES = {
  'change-password': 'desk_act_change_password',
  'change-codes': 'desk_act_change_codes',
  'add-passkey': 'desk_act_add_passkey',
  'remove-passkey': 'desk_act_remove_passkey',
  'renew-recovery': 'desk_act_renew_recovery',
} as const

/** What somebody may change of their own ways in, as the log of acts calls it. */
export type WayInChange = keyof typeof CHANGES

/** @param who changed a way in of their own */
export function changedWayInMail(to: string, who: string, change: WayInChange): Mail {
  const t = translator(LANGUAGE)
  return toOwner(to, 'desk-way-in', t('desk_mails_way_in_subject', { product: PRODUCT_NAME }), [
    t('desk_mails_way_in_what', { who, what: t(CHANGES[change]) }),
    t('desk_mails_way_in_not'),
  ])
}

/** @param who the address of the owner who asked */
export function backupMail(to: string, who: string): Mail {
  const t = translator(LANGUAGE)
  const subject = t('desk_mails_backup_subject', { product: PRODUCT_NAME })
  const paragraphs = [t('desk_mails_backup_what', { who }), t('desk_mails_backup_not')]
  return { ...toOwner(to, 'desk-backup', subject, paragraphs), share: 'backup' }
}

/** @param who the address of the owner whose key it is */
export function backupKeyMail(to: string, who: string): Mail {
  const t = translator(LANGUAGE)
  const subject = t('desk_mails_backup_key_subject', { product: PRODUCT_NAME })
  const paragraphs = [t('desk_mails_backup_key_what', { who }), t('desk_mails_backup_not')]
  return { ...toOwner(to, 'desk-backup-key', subject, paragraphs), share: 'backup' }
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

function toOwner(to: string, kind: string, subject: string, paragraphs: string[]): Mail {
  const t = translator(LANGUAGE)
  const words = composeMail(LANGUAGE, { subject, before: [t('mails_hello'), ...paragraphs], after: [] })
  return { to, kind, share: 'desk', accountId: null, ...words }
}
