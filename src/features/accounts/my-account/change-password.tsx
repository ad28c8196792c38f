import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { useAuth } from '../auth-context.tsx'
import { replacePassword } from './my-account-requests.ts'

/** Changes the password. Every other session ends; this one continues with a new token. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations()
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
    if (!signIn(token)) return setError(`${t('my_account_password_done')} ${t('sign_in_not_kept')}`)
    setDone(true)
  }, t('my_account_password_failed'))
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{t('my_account_password_title')}</h2>
      <Form onSubmit={onSubmit}>
        {/* So that a password manager knows whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('my_account_password_current')}
          autoComplete="current-password"
          required
          value={current}
          onChange={setCurrent}
        />
        <PasswordField
          label={t('reset_password_new_label')}
          hint={t('sign_in_password_hint')}
          autoComplete="new-password"
          required
          minLength={8}
          value={next}
          onChange={setNext}
        />
        <FormError>{error}</FormError>
        <Button type="submit" busy={busy}>
          {t('my_account_password_button')}
        </Button>
      </Form>
      <p role="status">{done ? t('my_account_password_done') : ''}</p>
    </section>
  )
}
