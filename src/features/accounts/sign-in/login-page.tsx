// Log in with e-mail and password, or with Google.
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FORGOT_PASSWORD_PATH, HOME_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { useAuth } from '../auth-context.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { rememberedPath } from '../session/remembered-path.ts'
import { describeLoginProblem } from './login-problems.contract.ts'

export const meta = () => [
  { title: pageTitle('Log in to your account') },
  { name: 'description', content: 'Log in to keep your progress and your feedback with your account on every device.' },
]

export default function LoginPage() {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    const { requestLogin } = await import('../account-requests.ts')
    const { token } = await requestLogin(email, password)
    signIn(token)
    await navigate(rememberedPath(state) ?? HOME_PATH)
  }, 'Login failed. Please check your credentials.')

  useEffect(() => {
    // The server sends people here with a reason when Google sign-in cannot start; the callback page brings a notice,
    // because its toast goes away.
    const reason = new URLSearchParams(search).get('error')
    if (reason !== null) setError(describeLoginProblem(reason))
    else if (typeof state?.notice === 'string') setError(state.notice)
  }, [search, state, setError])

  return (
    <FormPage title="Log in">
      <GoogleButton />
      <Form onSubmit={onSubmit}>
        <TextField label="Email" type="email" autoComplete="email" required value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Log In
        </Button>
      </Form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>Forgot your password?</PageLink>
      </p>
      <p>
        New here? <PageLink to={REGISTER_PATH}>Sign up</PageLink>
      </p>
    </FormPage>
  )
}
