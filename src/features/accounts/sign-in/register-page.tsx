// Sign up. Both boxes start empty; only the first one is needed.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#src/features/analytics/track.ts'
import { HOME_PATH, LOGIN_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { useAuth } from '../auth-context.tsx'
import { GoogleButton } from '../google/google-button.tsx'

const POLICY_NOT_ACCEPTED = 'You must accept the Privacy Policy to create an account.'

export const meta = () => [
  { title: pageTitle('Sign up for an account') },
  {
    name: 'description',
    content: 'Make a free account for adults, so that your progress stays with you on every device.',
  },
]

export default function RegisterPage() {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [privacyPolicy, setPrivacyPolicy] = useState(false)
  const [weeklyTips, setWeeklyTips] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (!privacyPolicy) return setError(POLICY_NOT_ACCEPTED)
    const { requestRegistration } = await import('../account-requests.ts')
    const { token } = await requestRegistration({ email, password, privacyPolicy, weeklyTips })
    signIn(token)
    track({ event: 'sign_up' })
    await navigate(HOME_PATH, withNotice('signed-up'))
  }, 'Registration failed. Please try again.')

  return (
    <FormPage title="Sign up">
      <p>Accounts are for adults. You do not need one to use the tools: it keeps your progress on every device.</p>
      <GoogleButton />
      <Form onSubmit={onSubmit}>
        <TextField label="Email" type="email" autoComplete="email" required value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          hint="min. 8 characters"
          autoComplete="new-password"
          required
          minLength={8}
          value={password}
          onChange={setPassword}
        />
        <Checkbox checked={privacyPolicy} onChange={setPrivacyPolicy}>
          I am an adult, and I accept the{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener noreferrer">
            Privacy Policy (opens in new tab)
          </a>
          . Required.
        </Checkbox>
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          Send me one tip by e-mail every Saturday. I can stop at any time.
        </Checkbox>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy || !privacyPolicy ? true : undefined}>
          Sign Up
        </Button>
      </Form>
      <p>
        Have an account? <PageLink to={LOGIN_PATH}>Log in</PageLink>
      </p>
    </FormPage>
  )
}
