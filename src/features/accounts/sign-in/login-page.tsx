// Log in with email and password, or with Google.

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#messages'
import { FORGOT_PASSWORD_PATH, HOME_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { isRefusal } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { requestLogin } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { rememberedPath } from '../remembered-path.ts'
import { describeLoginProblem } from './describe-login-problem.ts'

export const meta = () => [
  { title: pageTitle(m.sign_in_login_page_title(LANGUAGE)) },
  { name: 'description', content: m.sign_in_login_page_description(LANGUAGE) },
]

/** Only who was refused is asked to look at what they typed. */
const describeRefusal = (failure: unknown) =>
  isRefusal(failure) ? m.accounts_answers_login_failed(LANGUAGE) : m.shell_unexpected(LANGUAGE)

export default function LoginPage() {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    const { token } = await requestLogin(email, password)
    if (!signIn(token)) return setError(m.sign_in_not_kept(LANGUAGE))
    await navigate(rememberedPath(state) ?? HOME_PATH)
  }, describeRefusal)

  useEffect(() => {
    // The server sends people here with a reason when Google sign-in cannot start; the callback page brings a notice,
    // because its toast goes away.
    const reason = new URLSearchParams(search).get('error')
    if (reason !== null) setError(describeLoginProblem(LANGUAGE, reason))
    else if (typeof state?.notice === 'string') setError(state.notice)
  }, [search, state, setError])

  return (
    <FormPage title={m.sign_in_login_title(LANGUAGE)}>
      <GoogleButton />
      <Form keep="login" onSubmit={onSubmit}>
        <TextField
          label={m.forms_email_label(LANGUAGE)}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={m.sign_in_password_label(LANGUAGE)}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {m.sign_in_login_button(LANGUAGE)}
        </Button>
      </Form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>{m.forgot_password_title(LANGUAGE)}</PageLink>
      </p>
      <p>
        <RichText
          message={m.sign_in_login_new_here(LANGUAGE)}
          link={(words) => (
            <PageLink to={REGISTER_PATH} state={state}>
              {words}
            </PageLink>
          )}
        />
      </p>
    </FormPage>
  )
}
