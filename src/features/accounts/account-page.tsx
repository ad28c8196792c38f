// What we hold on a person, and what they can do about it.
import { useEffect, useRef, useState } from 'react'
import { ACCOUNT_PATH } from '#src/shared/paths.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/form-page.tsx'
import { Loading } from '#src/web/ui/loading.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { useAuth } from './auth-context.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { LoginRedirect } from './login-redirect.tsx'
import { VerifyReminder } from './verify-reminder.tsx'

export const meta = () => [
  { title: pageTitle('Your account') },
  { name: 'description', content: 'See where you are signed in, change your password, download or delete your data.' },
  { name: 'robots', content: 'noindex' },
]

export default function AccountPage() {
  const { loading, user } = useAuth()
  const hasPassword = useHasPassword(user?.id)
  const hadUser = useRef(false)
  if (loading) {
    return (
      <FormPage title="Your account">
        <Loading />
      </FormPage>
    )
  }
  if (user === null) return <LoginRedirect from={ACCOUNT_PATH} left={hadUser.current} />
  hadUser.current = true
  return (
    <FormPage title="Your account">
      <p>You are signed in as {user.email}.</p>
      {user.verified ? null : <VerifyReminder />}
      <AccountSessions />
      {hasPassword ? <ChangePassword email={user.email} /> : null}
      <DownloadData />
      <DeleteAccount needsPassword={hasPassword} />
    </FormPage>
  )
}

/** Somebody who signs in with Google only has no password to change or to prove. Until the server says so, they have. */
function useHasPassword(userId: string | undefined): boolean {
  const [hasPassword, setHasPassword] = useState(true)
  useEffect(() => {
    if (userId === undefined) return
    void import('./account-requests.ts')
      .then(({ askWhoIsSignedIn }) => askWhoIsSignedIn())
      .then((session) => setHasPassword(session.hasPassword))
      .catch(() => undefined)
  }, [userId])
  return hasPassword
}
