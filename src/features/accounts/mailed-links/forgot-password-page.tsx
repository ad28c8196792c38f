// Asks for a reset link. The answer is the same whether the account exists or not.

import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LOGIN_PATH } from '#src/shared/paths.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import { AccountPage } from '../account-page.tsx'
import { requestPasswordReset } from '../account-requests.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('forgot_password_page_title')) },
    { name: 'description', content: t('forgot_password_page_description') },
  ]
}

export default function ForgotPasswordPage() {
  const t = useTranslations()
  const { state } = useLocation()
  // A parent who has just confirmed an address need not type it again.
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    await requestPasswordReset(email)
    setSentTo(email)
  }, t('forgot_password_failed'))

  if (sentTo !== null) {
    return (
      <AccountPage scene={letter} title={t('forgot_password_sent_title')}>
        <FormSuccess>
          <p>{t('forgot_password_sent_text', { email: sentTo })}</p>
        </FormSuccess>
        <p>
          <PageLink to={LOGIN_PATH}>{t('forgot_password_back_link')}</PageLink>
        </p>
      </AccountPage>
    )
  }
  return (
    <AccountPage scene={letter} title={t('forgot_password_title')}>
      <p>{t('forgot_password_text')}</p>
      <Form keep="forgot-password" onSubmit={onSubmit}>
        <TextField
          label={t('forms_email_label')}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('forgot_password_button')}
        </Button>
      </Form>
      <p>
        <PageLink to={LOGIN_PATH}>{t('forgot_password_back_link')}</PageLink>
      </p>
    </AccountPage>
  )
}
