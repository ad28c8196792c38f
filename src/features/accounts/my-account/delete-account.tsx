import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Form, FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { forgetToken } from '../session-store.ts'
import { removeAccount } from './my-account-requests.ts'

/** Deletes the account at once, after one more question. */
export function DeleteAccount({ needsPassword }: { needsPassword: boolean }) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">{t('my_account_delete_title')}</h2>
      <p>{t('my_account_delete_text')}</p>
      <Button onClick={() => setAsking(true)}>{t('my_account_delete_ask_button')}</Button>
      {asking ? <DeleteQuestion needsPassword={needsPassword} onClose={() => setAsking(false)} /> : null}
    </section>
  )
}

/** Closed, it forgets what was typed: the next to open it may be another person. */
function DeleteQuestion({ needsPassword, onClose }: { needsPassword: boolean; onClose: () => void }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    await removeAccount(needsPassword ? password : undefined)
    // Home first: this page would send a visitor without an account to the login page.
    await navigate(HOME_PATH, withNotice('account-deleted'))
    forgetToken()
  }, t('my_account_delete_failed'))
  return (
    <Dialog title={t('my_account_delete_question')} onClose={onClose}>
      <Form onSubmit={onSubmit}>
        {needsPassword ? (
          <PasswordField
            label={t('my_account_password_current')}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        ) : (
          <p>{t('my_account_delete_google')}</p>
        )}
        <FormError>{error}</FormError>
        <p>
          <Button type="submit" look="danger" busy={busy}>
            {t('my_account_delete_button')}
          </Button>
        </p>
        <Button onClick={onClose}>{t('my_account_delete_keep')}</Button>
      </Form>
    </Dialog>
  )
}
