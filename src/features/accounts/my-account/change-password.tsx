import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { useAuth } from '../auth-context.tsx'
import { replacePassword } from './my-account-requests.ts'

/** Changes the password. Every other session ends; this one goes on with a new token. */
export function ChangePassword({ email }: { email: string }) {
  const { signIn } = useAuth()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [done, setDone] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    setDone(false)
    const { token } = await replacePassword(current, next)
    setCurrent('')
    setNext('')
    // It is changed all the same; the old token of this device opens nothing any more.
    if (!signIn(token)) return setError(`${m.my_account_password_done(LANGUAGE)} ${m.sign_in_not_kept(LANGUAGE)}`)
    setDone(true)
  }, m.my_account_password_failed(LANGUAGE))
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{m.my_account_password_title(LANGUAGE)}</h2>
      <Form onSubmit={onSubmit}>
        {/* So that a password manager knows whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={m.my_account_password_current(LANGUAGE)}
          autoComplete="current-password"
          required
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={m.reset_password_new_label(LANGUAGE)}
          hint={m.sign_in_password_hint(LANGUAGE)}
          autoComplete="new-password"
          required
          minLength={8}
          value={next}
          onChange={setNext}
        />
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {m.my_account_password_button(LANGUAGE)}
        </Button>
      </Form>
      <p role="status">{done ? m.my_account_password_done(LANGUAGE) : ''}</p>
    </section>
  )
}
