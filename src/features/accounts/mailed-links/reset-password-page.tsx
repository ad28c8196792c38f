// Sets a new password with the token of a mailed link. The token has left the address bar before this runs.

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { FORGOT_PASSWORD_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { AlertDialog } from '#src/web/ui/dialogs/alert-dialog.tsx'
import { FormError, PasswordField } from '#src/web/ui/forms/form.tsx'
import { useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import chest from '../../../../content/en/scenes/own-key.svg?url'
import { AccountPage } from '../account-page.tsx'
import { setNewPassword } from '../account-requests.ts'

const SHORTEST = 8

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('reset_password_title')) },
    { name: 'description', content: t('reset_password_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ResetPasswordPage() {
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useKeptFields()
  useSecretAlong()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [hasLink, setHasLink] = useState(true)
  const [done, setDone] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (password !== confirmation) return setError(t('reset_password_no_match'))
    if ([...password].length < SHORTEST)
      return setError(t('accounts_answers_password_short', { limit: String(SHORTEST) }))
    // Read at the press: it may come in the moment in which the page takes over.
    const token = readSecretQuery().get('token')
    if (!token) return setHasLink(false)
    await setNewPassword(token, password)
    setDone(true)
  }, t('accounts_answers_reset_failed'))

  // What was said of other words goes.
  const type = (set: (words: string) => void) => (words: string) => {
    set(words)
    setError(null)
  }

  useEffect(() => setHasLink(Boolean(readSecretQuery().get('token'))), [])

  if (!hasLink) {
    return (
      <AccountPage scene={chest} title={t('reset_password_title')}>
        <FormError>{t('reset_password_link_missing')}</FormError>
        <p>{t('reset_password_token_missing')}</p>
        <p>{t('reset_password_reloaded')}</p>
        <p>
          <ButtonLink to={FORGOT_PASSWORD_PATH} look="main">
            {t('reset_password_new_link')}
          </ButtonLink>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage scene={chest} title={t('reset_password_title')}>
      <form ref={form} onSubmit={onSubmit} noValidate>
        <PasswordField
          label={t('reset_password_new_label')}
          hint={t('sign_in_password_hint')}
          autoComplete="new-password"
          required
          value={password}
          onChange={type(setPassword)}
        />
        <PasswordField
          label={t('reset_password_confirm_label')}
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={type(setConfirmation)}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('reset_password_button')}
        </Button>
      </form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>{t('reset_password_new_link')}</PageLink>
      </p>
      {done ? (
        <AlertDialog message={t('accounts_answers_password_changed')} onClose={() => void navigate(LOGIN_PATH)} />
      ) : null}
    </AccountPage>
  )
}
