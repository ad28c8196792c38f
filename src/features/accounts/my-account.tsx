// What we hold on a person, and what they can do about it. The page puts what other features know of them between.

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ACCOUNT_PATH } from '#src/shared/paths.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageHead } from '#src/web/ui/page-head.tsx'
import chest from '../../../content/en/scenes/own-key.svg?url'
import { useAuth } from './auth-context.tsx'
import { VerifyReminder } from './mailed-links/verify-reminder.tsx'
import { AccountSessions } from './my-account/account-sessions.tsx'
import { ChangePassword } from './my-account/change-password.tsx'
import { DeleteAccount } from './my-account/delete-account.tsx'
import { DownloadData } from './my-account/download-data.tsx'
import { LoginWays, type Ways } from './my-account/login-ways.tsx'
import styles from './my-account/my-account.module.css'
import { fetchLoginWays } from './my-account/my-account-requests.ts'
import { LoginRedirect } from './session/login-redirect.tsx'

interface MyAccountProps {
  /** Beside who they are. */
  way: ReactNode
  /** Shown of each person alike, as the first of the parts. */
  children: ReactNode
}

export function MyAccount({ way, children }: MyAccountProps) {
  const t = useTranslations()
  const { loading, user } = useAuth()
  const { ways, reload } = useLoginWays(user?.id)
  const hasPassword = ways?.password ?? true
  const hadUser = useRef(false)
  if (loading) {
    return (
      <FormPage title={t('my_account_title')} scene={chest}>
        <Loading />
      </FormPage>
    )
  }
  if (user === null) return <LoginRedirect from={ACCOUNT_PATH} left={hadUser.current} />
  hadUser.current = true
  return (
    <div className={styles.page}>
      <PageHead scene={chest}>
        <h1>{t('my_account_title')}</h1>
        <p className={styles.who}>{t('my_account_who', { email: user.email })}</p>
        {way}
      </PageHead>
      <div className={styles.parts}>
        {user.verified ? null : <VerifyReminder />}
        {children}
        <AccountSessions />
        {ways === null ? null : <LoginWays ways={ways} email={user.email} onRemoved={reload} />}
        {hasPassword ? <ChangePassword email={user.email} /> : null}
        <DownloadData />
        <DeleteAccount needsPassword={hasPassword} />
      </div>
    </div>
  )
}

/** How the account can be opened; null until the server has said so. Until then we take it that there is a password. */
function useLoginWays(userId: string | undefined): { ways: Ways | null; reload: () => void } {
  const [ways, setWays] = useState<Ways | null>(null)
  const reload = useCallback(() => {
    void fetchLoginWays()
      .then(setWays)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (userId !== undefined) reload()
  }, [userId, reload])
  return { ways, reload }
}
