import { useState } from 'react'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { useAuth } from '../auth-context.tsx'

/** Changes the password. Every other session ends; this one goes on with a new token. */
export function ChangePassword({ email }: { email: string }) {
  const { signIn } = useAuth()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    const { replacePassword } = await import('./my-account-requests.ts')
    const { token } = await replacePassword(current, next)
    signIn(token)
    setCurrent('')
    setNext('')
    setDone(true)
  }, 'Your password was not changed. Please try again.')
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">Change your password</h2>
      <Form onSubmit={onSubmit}>
        {/* So that a password manager knows whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label="New password"
          hint="min. 8 characters"
          autoComplete="new-password"
          required
          minLength={8}
          value={next}
          onChange={setNext}
        />
        <FormError>{error}</FormError>
        <Button type="submit" aria-disabled={busy ? true : undefined}>
          Change password
        </Button>
      </Form>
      <p role="status">{done ? 'Your password is changed. You are logged out everywhere else.' : ''}</p>
    </section>
  )
}
