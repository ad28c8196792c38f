// The account's place in the header and in the menu. Shows nothing until it is known whether a parent is signed in: the start script of a page says so
// before React does where the device keeps no session (`data-guest`).

import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ACCOUNT_PATH, DESK_PATH, HOME_PATH, LOGIN_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './account-area.module.css'
import { useAuth } from './auth-context.tsx'

export function AccountArea() {
  const t = useTranslations()
  const { loading, user, signOut } = useAuth()
  const navigate = useNavigate()
  // Home first: an account page would send a visitor without an account to the login page.
  const leave = () => void signOut(Promise.resolve(navigate(HOME_PATH, withNotice('logged-out'))))
  if (loading || user === null) {
    return (
      <div className={`${styles.area} ${loading ? styles.unknown : ''}`}>
        <PageLink to={LOGIN_PATH} className={`${styles.link} ${styles.logIn}`}>
          {t('shell_account_log_in')}
        </PageLink>
        <ButtonLink to={REGISTER_PATH} look="strong" className={styles.button}>
          {t('shell_account_sign_up')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.area}>
      <PageLink to={ACCOUNT_PATH} className={`${styles.link} ${styles.name}`}>
        {t('shell_account_welcome', { name: user.name ?? user.email })}
      </PageLink>
      {user.operator ? (
        // A new document: the desk has a content policy of its own.
        <a href={DESK_PATH} className={styles.link}>
          {t('shell_account_desk')}
        </a>
      ) : null}
      <Button className={styles.button} onClick={leave}>
        {t('shell_account_log_out')}
      </Button>
    </div>
  )
}
