// The mails of the desk, to its owners. They are written in English, as the desk is.
import * as m from '#messages'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { DESK_NEWSLETTER_PATH } from './desk-paths.ts'

const LANGUAGE = DEFAULT_LANGUAGE

/** @param device such as 'Chrome, Windows'; '' where nobody can say */
export function newDeskDeviceMail(to: string, who: string, device: string): Mail {
  return toOwner(to, 'desk-new-device', m.desk_mails_device_subject(LANGUAGE, { product: PRODUCT_NAME }), [
    device === ''
      ? m.desk_mails_device_unknown(LANGUAGE, { who })
      : m.desk_mails_device_what(LANGUAGE, { who, device }),
    m.desk_mails_device_not(LANGUAGE),
  ])
}

/** @param number of the last line of the log of acts */
export function logHeadMail(to: string, number: number, hash: string): Mail {
  return toOwner(to, 'desk-log-head', m.desk_mails_head_subject(LANGUAGE, { product: PRODUCT_NAME }), [
    m.desk_mails_head_what(LANGUAGE, { number: String(number), hash }),
    m.desk_mails_head_why(LANGUAGE),
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
  const said = { who, subject, at: timeFormat.format(at) }
  const what =
    readers === null
      ? m.desk_mails_sending_saturday(LANGUAGE, said)
      : m.desk_mails_sending_what(LANGUAGE, { ...said, readers: readers.toLocaleString('en-GB') })
  const words = composeMail(LANGUAGE, {
    subject: m.desk_mails_sending_subject(LANGUAGE, { product: PRODUCT_NAME }),
    before: [m.mails_hello(LANGUAGE), what, m.desk_mails_sending_stop(LANGUAGE)],
    link: { label: m.desk_mails_sending_link(LANGUAGE), url: `${publicUrl}${DESK_NEWSLETTER_PATH}/${slug}` },
    after: [],
  })
  return { to, kind: 'desk-sending', share: 'owners', accountId: null, ...words }
}

const CHANGES = {
  'change-password': m.desk_act_change_password,
  'change-codes': m.desk_act_change_codes,
  'add-passkey': m.desk_act_add_passkey,
  'remove-passkey': m.desk_act_remove_passkey,
  'renew-recovery': m.desk_act_renew_recovery,
}

/** What somebody may change of their own ways in, as the log of acts calls it. */
export type WayInChange = keyof typeof CHANGES

/** @param who changed a way in of their own */
export function changedWayInMail(to: string, who: string, change: WayInChange): Mail {
  return toOwner(to, 'desk-way-in', m.desk_mails_way_in_subject(LANGUAGE, { product: PRODUCT_NAME }), [
    m.desk_mails_way_in_what(LANGUAGE, { who, what: CHANGES[change](LANGUAGE) }),
    m.desk_mails_way_in_not(LANGUAGE),
  ])
}

/** @param who the address of the owner who asked */
export function backupMail(to: string, who: string): Mail {
  const subject = m.desk_mails_backup_subject(LANGUAGE, { product: PRODUCT_NAME })
  const paragraphs = [m.desk_mails_backup_what(LANGUAGE, { who }), m.desk_mails_backup_not(LANGUAGE)]
  return { ...toOwner(to, 'desk-backup', subject, paragraphs), share: 'backup' }
}

/** @param who the address of the owner whose key it is */
export function backupKeyMail(to: string, who: string): Mail {
  const subject = m.desk_mails_backup_key_subject(LANGUAGE, { product: PRODUCT_NAME })
  const paragraphs = [m.desk_mails_backup_key_what(LANGUAGE, { who }), m.desk_mails_backup_not(LANGUAGE)]
  return { ...toOwner(to, 'desk-backup-key', subject, paragraphs), share: 'backup' }
}

interface LookUpLine {
  who: string
  reason: string
  words: string
}

/** Who looked addresses up, and why; not whose. @param day an ISO day */
export function lookUpsMail(to: string, day: string, lookUps: LookUpLine[]): Mail {
  const mail = toOwner(to, 'desk-look-ups', m.desk_mails_look_ups_subject(LANGUAGE, { product: PRODUCT_NAME }), [
    m.desk_mails_look_ups_what(LANGUAGE, { day, count: String(lookUps.length) }),
    ...lookUps.map((line) => m.desk_mails_look_ups_line(LANGUAGE, { ...line })),
    m.desk_mails_look_ups_log(LANGUAGE),
  ])
  return { ...mail, share: 'owners' }
}

function toOwner(to: string, kind: string, subject: string, paragraphs: string[]): Mail {
  const words = composeMail(LANGUAGE, { subject, before: [m.mails_hello(LANGUAGE), ...paragraphs], after: [] })
  return { to, kind, share: 'desk', accountId: null, ...words }
}
