// Sets a new password with the token of a mailed link. The token has left the address bar before this runs.

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { AlertDialog } from '#src/web/ui/dialogs/alert-dialog.tsx'
import { FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { setNewPassword } from '../account-requests.ts'

const SHORTEST = 8
const MISSING_LINK = m.reset_password_link_missing(LANGUAGE)

export const meta = () => [
  { title: pageTitle(m.reset_password_title(LANGUAGE)) },
  { name: 'description', content: m.reset_password_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const form = useKeptFields()
  useSecretAlong()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [done, setDone] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (password !== confirmation) return setError(m.reset_password_no_match(LANGUAGE))
    if ([...password].length < SHORTEST)
      return setError(m.accounts_answers_password_short(LANGUAGE, { limit: SHORTEST }))
    // Read at the press: it may come in the moment in which the page takes over.
    const token = readSecretQuery().get('token')
    if (!token) return setError(m.reset_password_token_missing(LANGUAGE))
    await setNewPassword(token, password)
    setDone(true)
  }, m.accounts_answers_reset_failed(LANGUAGE))

  useEffect(() => {
    if (!readSecretQuery().get('token')) setError(MISSING_LINK)
  }, [setError])

  return (
    <FormPage title={m.reset_password_title(LANGUAGE)}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <PasswordField
          label={m.reset_password_new_label(LANGUAGE)}
          hint={m.sign_in_password_hint(LANGUAGE)}
          autoComplete="new-password"
          required
          value={password}
          onChange={setPassword}
        />
        <PasswordField
          label={m.reset_password_confirm_label(LANGUAGE)}
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={setConfirmation}
        />
        <FormError>{error}</FormError>
        {error === MISSING_LINK ? <p>{m.reset_password_reloaded(LANGUAGE)}</p> : null}
        <Button type="submit" look="main" busy={busy}>
          {m.reset_password_button(LANGUAGE)}
        </Button>
      </form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>{m.reset_password_new_link(LANGUAGE)}</PageLink>
      </p>
      {done ? (
        <AlertDialog
          message={m.accounts_answers_password_changed(LANGUAGE)}
          onClose={() => void navigate(LOGIN_PATH)}
        />
      ) : null}
    </FormPage>
  )
}
