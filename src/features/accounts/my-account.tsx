// What we hold on a person, and what they can do about it. The page puts what other features know of them between.

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ACCOUNT_PATH } from '#src/shared/paths.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { useAuth } from './auth-context.tsx'
import { VerifyReminder } from './mailed-links/verify-reminder.tsx'
import { AccountSessions } from './my-account/account-sessions.tsx'
import { ChangePassword } from './my-account/change-password.tsx'
import { DeleteAccount } from './my-account/delete-account.tsx'
import { DownloadData } from './my-account/download-data.tsx'
import { LoginWays, type Ways } from './my-account/login-ways.tsx'
import { fetchLoginWays } from './my-account/my-account-requests.ts'
import { LoginRedirect } from './session/login-redirect.tsx'

interface MyAccountProps {
  /** Shown of each person alike, below who they are. */
  children: ReactNode
}

export function MyAccount({ children }: MyAccountProps) {
  const t = useTranslations()
  const { loading, user } = useAuth()
  const { ways, reload } = useLoginWays(user?.id)
  const hasPassword = ways?.password ?? true
  const hadUser = useRef(false)
  if (loading) {
    return (
      <FormPage title={t('my_account_title')}>
        <Loading />
      </FormPage>
    )
  }
  if (user === null) return <LoginRedirect from={ACCOUNT_PATH} left={hadUser.current} />
  hadUser.current = true
  return (
    <FormPage title={t('my_account_title')} sections>
      <p>{t('my_account_who', { email: user.email })}</p>
      {user.verified ? null : <VerifyReminder />}
      {children}
      <AccountSessions />
      {ways === null ? null : <LoginWays ways={ways} email={user.email} onRemoved={reload} />}
      {hasPassword ? <ChangePassword email={user.email} /> : null}
      <DownloadData />
      <DeleteAccount needsPassword={hasPassword} />
    </FormPage>
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
