import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { forgetToken } from '../session-store.ts'

/** Deletes the account at once, after one more question. */
export function DeleteAccount({ needsPassword }: { needsPassword: boolean }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { removeAccount } = await import('./my-account-requests.ts')
    await removeAccount(needsPassword ? password : undefined)
    // Home first: this page would send somebody without an account to the login page.
    await navigate(HOME_PATH, withNotice('account-deleted'))
    forgetToken()
  }, 'Your account was not deleted. Please try again.')
  return (
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">Delete your account</h2>
      <p>This removes the account with its progress, feedback and sessions at once. It cannot be undone.</p>
      <Button onClick={() => setAsking(true)}>Delete my account</Button>
      {asking ? (
        <Dialog title="Delete your account?" onClose={() => setAsking(false)}>
          <Form onSubmit={onSubmit}>
            {needsPassword ? (
              <PasswordField
                label="Current password"
                autoComplete="current-password"
                required
                value={password}
                onChange={setPassword}
              />
            ) : (
              <p>You sign in with Google. If you did so more than 10 minutes ago, log in again first.</p>
            )}
            <FormError>{error}</FormError>
            <p>
              <Button type="submit" look="strong" aria-disabled={busy ? true : undefined}>
                Delete account
              </Button>
            </p>
            <Button onClick={() => setAsking(false)}>Keep my account</Button>
          </Form>
        </Dialog>
      ) : null}
    </section>
  )
}
