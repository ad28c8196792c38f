// Sets a new password with the token of a mailed link. The token has left the address bar before this runs.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AlertDialog } from '#src/web/ui/dialogs/alert-dialog.tsx'
import { FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'

const SHORTEST = 8
const MISSING_LINK = 'Invalid or missing reset link. Please request a new one.'

export const meta = () => [
  { title: pageTitle('Set a new password') },
  { name: 'description', content: 'Choose a new password for your account with the link from your e-mail.' },
  { name: 'robots', content: 'noindex' },
]

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [done, setDone] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (password !== confirmation) return setError('Passwords do not match')
    if ([...password].length < SHORTEST) return setError(`Password must be at least ${SHORTEST} characters`)
    // Read at the press: it may come in the moment in which the page takes over.
    const token = readSecretQuery().get('token')
    if (!token) return setError('Cannot proceed without a valid token.')
    const { setNewPassword } = await import('../account-requests.ts')
    await setNewPassword(token, password)
    setDone(true)
  }, 'Failed to reset password. The link may have expired.')

  useEffect(() => {
    if (!readSecretQuery().get('token')) setError(MISSING_LINK)
  }, [setError])

  return (
    <FormPage title="Set a new password">
      <form onSubmit={onSubmit} noValidate>
        <PasswordField
          label="New password"
          hint="min. 8 characters"
          autoComplete="new-password"
          required
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={setConfirmation}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Set new password
        </Button>
      </form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>Ask for a new link</PageLink>
      </p>
      {done ? (
        <AlertDialog
          message="Password updated successfully! You can now log in."
          onClose={() => void navigate(LOGIN_PATH)}
        />
      ) : null}
    </FormPage>
  )
}
