// Asks for a reset link. The answer is the same whether the account exists or not.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { LOGIN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'

export const meta = () => [
  { title: pageTitle('Forgotten password') },
  { name: 'description', content: 'Ask for a link to set a new password. It arrives by e-mail and works for an hour.' },
]

export default function ForgotPasswordPage() {
  const { state } = useLocation()
  // Whoever has just confirmed an address need not type it again.
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { requestPasswordReset } = await import('../account-requests.ts')
    await requestPasswordReset(email)
    setSentTo(email)
  }, 'Unable to process request')

  if (sentTo !== null) {
    return (
      <FormPage title="Check Your Email">
        <p role="status">{`If an account exists for ${sentTo}, we've sent password reset instructions.`}</p>
        <p>
          <PageLink to={LOGIN_PATH}>Back to log in</PageLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage title="Forgot your password?">
      <p>Tell us your e-mail address. We will send a link to set a new password.</p>
      <Form onSubmit={onSubmit}>
        <TextField label="Email" type="email" autoComplete="email" required value={email} onChange={setEmail} />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy ? true : undefined}>
          Send reset link
        </Button>
      </Form>
      <p>
        <PageLink to={LOGIN_PATH}>Back to log in</PageLink>
      </p>
    </FormPage>
  )
}
