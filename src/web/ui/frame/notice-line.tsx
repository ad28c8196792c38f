import { useTranslations } from 'use-intl'
import styles from './notice.module.css'

const NOTICES = {
  'signed-up': 'notice_signed_up',
  'logged-out': 'notice_logged_out',
  'account-deleted': 'notice_account_deleted',
} as const

export type NoticeName = keyof typeof NOTICES

/** @param notice whatever the history entry holds; anything but a known name shows nothing */
export default function NoticeLine({ notice }: { notice: unknown }) {
  const t = useTranslations()
  return isNoticeName(notice) ? <p className={styles.notice}>{t(NOTICES[notice])}</p> : null
}

function isNoticeName(value: unknown): value is NoticeName {
  return typeof value === 'string' && Object.hasOwn(NOTICES, value)
}
