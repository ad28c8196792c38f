import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { rememberPath } from '#src/features/accounts/remembered-path.ts'
import { ACCOUNT_PATH, LOGIN_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './class-agreement.module.css'

/** What needs a confirmed address, or the way to one. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { loading, user } = useAuth()
  const back = rememberPath(useLocation().pathname)
  if (loading) return null
  if (user?.verified) return children
  return (
    <div data-lamp className={styles.ask}>
      {user === null ? (
        <>
          <p>{t('class_agreement_log_in_first')}</p>
          <div className={styles.ways}>
            <ButtonLink look="strong" to={LOGIN_PATH} state={back}>
              {t('class_agreement_log_in')}
            </ButtonLink>
            <ButtonLink to={REGISTER_PATH} state={back}>
              {t('class_agreement_sign_up')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{t('class_agreement_confirm_first')}</p>
          <div className={styles.ways}>
            <ButtonLink to={ACCOUNT_PATH}>{t('class_agreement_confirm_again')}</ButtonLink>
          </div>
        </>
      )}
      <p>{t('class_agreement_come_back')}</p>
    </div>
  )
}
