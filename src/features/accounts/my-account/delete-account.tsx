import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages'
import { HOME_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { forgetToken } from '../session-store.ts'
import { removeAccount } from './my-account-requests.ts'

/** Deletes the account at once, after one more question. */
export function DeleteAccount({ needsPassword }: { needsPassword: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">{m.my_account_delete_title(LANGUAGE)}</h2>
      <p>{m.my_account_delete_text(LANGUAGE)}</p>
      <Button onClick={() => setAsking(true)}>{m.my_account_delete_ask_button(LANGUAGE)}</Button>
      {asking ? <DeleteQuestion needsPassword={needsPassword} onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

/** Closed, it forgets what was typed: the next to open it may be somebody else. */
function DeleteQuestion({ needsPassword, onClose }: { needsPassword: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await removeAccount(needsPassword ? password : undefined)
    // Home first: this page would send somebody without an account to the login page.
    await navigate(HOME_PATH, withNotice('account-deleted'))
    forgetToken()
  }, m.my_account_delete_failed(LANGUAGE))
  return (
    <Dialog title={m.my_account_delete_question(LANGUAGE)} onClose={onClose}>
      <Form onSubmit={onSubmit}>
        {needsPassword ? (
          <PasswordField
            label={m.my_account_password_current(LANGUAGE)}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        ) : (
          <p>{m.my_account_delete_google(LANGUAGE)}</p>
        )}
        <FormError>{error}</FormError>
        <p>
          <Button type="submit" look="strong" busy={busy}>
            {m.my_account_delete_button(LANGUAGE)}
          </Button>
        </p>
        <Button onClick={onClose}>{m.my_account_delete_keep(LANGUAGE)}</Button>
      </Form>
    </Dialog>
  )
}
