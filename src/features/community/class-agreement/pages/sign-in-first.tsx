import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { rememberPath } from '#src/features/accounts/remembered-path.ts'
import { ACCOUNT_PATH, LOGIN_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './pacts-page.module.css'

/** What needs a confirmed address, or the way to one. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { loading, user } = useAuth()
  const back = rememberPath(useLocation().pathname)
  if (loading) return null
  if (user?.verified) return children
  return (
    <div className={styles.ask}>
      {user === null ? (
        <>
          <p>{m.pacts_log_in_first(LANGUAGE)}</p>
          <div className={styles.ways}>
            <ButtonLink look="strong" to={LOGIN_PATH} state={back}>
              {m.pacts_log_in(LANGUAGE)}
            </ButtonLink>
            <ButtonLink to={REGISTER_PATH} state={back}>
              {m.pacts_sign_up(LANGUAGE)}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{m.pacts_confirm_first(LANGUAGE)}</p>
          <div className={styles.ways}>
            <ButtonLink to={ACCOUNT_PATH}>{m.pacts_confirm_again(LANGUAGE)}</ButtonLink>
          </div>
        </>
      )}
      <p>{m.pacts_come_back(LANGUAGE)}</p>
    </div>
  )
}
