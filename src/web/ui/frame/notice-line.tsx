import styles from './notice.module.css'

const NOTICES = {
  'signed-up': 'Welcome. We have sent you a link by e-mail. Press it to confirm your address.',
  'logged-out': 'Logged out. What you finished is safe in your account.',
  'account-deleted': 'Your account is gone, with everything in it. The tools stay open to you.',
}

export type NoticeName = keyof typeof NOTICES

/** @param notice whatever the history entry holds; what is no name of ours says nothing */
export default function NoticeLine({ notice }: { notice: unknown }) {
  return isNoticeName(notice) ? <p className={styles.notice}>{NOTICES[notice]}</p> : null
}

function isNoticeName(value: unknown): value is NoticeName {
  return typeof value === 'string' && Object.hasOwn(NOTICES, value)
}
