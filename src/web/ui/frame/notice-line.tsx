import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './notice.module.css'

const NOTICES = {
  'signed-up': m.notice_signed_up(LANGUAGE),
  'logged-out': m.notice_logged_out(LANGUAGE),
  'account-deleted': m.notice_account_deleted(LANGUAGE),
}

export type NoticeName = keyof typeof NOTICES

/** @param notice whatever the history entry holds; what is no name of ours says nothing */
export default function NoticeLine({ notice }: { notice: unknown }) {
  return isNoticeName(notice) ? <p className={styles.notice}>{NOTICES[notice]}</p> : null
}

function isNoticeName(value: unknown): value is NoticeName {
  return typeof value === 'string' && Object.hasOwn(NOTICES, value)
}
