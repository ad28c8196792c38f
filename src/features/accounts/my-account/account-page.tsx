// What we hold on a person, and what they can do about it.

import { useCallback, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { ACCOUNT_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { useAuth } from '../auth-context.tsx'
import { VerifyReminder } from '../mailed-links/verify-reminder.tsx'
import { LoginRedirect } from '../session/login-redirect.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { LoginWays, type Ways } from './login-ways.tsx'

export const meta = () => [
  { title: pageTitle(m.my_account_title(LANGUAGE)) },
  { name: 'description', content: m.my_account_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function AccountPage() {
  const { loading, user } = useAuth()
  const { ways, reload } = useLoginWays(user?.id)
  const hasPassword = ways?.password ?? true
  const hadUser = useRef(false)
  if (loading) {
    return (
      <FormPage title={m.my_account_title(LANGUAGE)}>
        <Loading />
      </FormPage>
    )
  }
  if (user === null) return <LoginRedirect from={ACCOUNT_PATH} left={hadUser.current} />
  hadUser.current = true
  return (
    <FormPage title={m.my_account_title(LANGUAGE)}>
      <p>{m.my_account_who(LANGUAGE, { email: user.email })}</p>
      {user.verified ? null : <VerifyReminder />}
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
    void import('./my-account-requests.ts')
      .then(({ fetchLoginWays }) => fetchLoginWays())
      .then(setWays)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (userId !== undefined) reload()
  }, [userId, reload])
  return { ways, reload }
}
