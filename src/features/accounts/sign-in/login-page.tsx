// Log in with email and password, or with Google.

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_ENTER_PATH, FORGOT_PASSWORD_PATH, HOME_PATH, REGISTER_PATH } from '#src/shared/paths.ts'
import { isRefusal } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { AccountPage } from '../account-page.tsx'
import { requestLogin } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { describeLoginProblem } from '../google/describe-login-problem.ts'
import { GoogleButton } from '../google/google-button.tsx'
import { rememberedPath } from '../remembered-path.ts'
import { getSessionUser } from '../session-store.ts'
import { WhatItDoes } from './what-it-does.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('sign_in_login_page_title')) },
    { name: 'description', content: t('sign_in_login_page_description') },
  ]
}

export default function LoginPage() {
  const t = useTranslations()
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  // Only after a refusal is the parent asked to check what they typed.
  const { busy, error, setError, onSubmit } = useSubmit(
    async () => {
      const { token } = await requestLogin(email, password)
      if (!signIn(token)) return setError(t('sign_in_not_kept'))
      // An operator is asked for a code, in a document of its own.
      if (getSessionUser()?.operator === true) return window.location.assign(DESK_ENTER_PATH)
      await navigate(rememberedPath(state) ?? HOME_PATH)
    },
    (failure) => (isRefusal(failure) ? t('accounts_answers_login_failed') : t('shell_unexpected')),
  )

  useEffect(() => {
    // The server sends people here with a reason when Google sign-in cannot start; the callback page passes a notice,
    // because its toast goes away.
    const reason = new URLSearchParams(search).get('error')
    if (reason !== null) setError(describeLoginProblem(t, reason))
    else if (typeof state?.notice === 'string') setError(state.notice)
  }, [search, state, setError, t])

  return (
    <AccountPage title={t('sign_in_login_title')} beside={<WhatItDoes />}>
      <GoogleButton />
      <Form keep="login" onSubmit={onSubmit}>
        <TextField
          label={t('forms_email_label')}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t('sign_in_password_label')}
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
        />
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('sign_in_login_button')}
        </Button>
      </Form>
      <p>
        <PageLink to={FORGOT_PASSWORD_PATH}>{t('forgot_password_title')}</PageLink>
      </p>
      <p>
        {t.rich('sign_in_login_new_here', {
          link: (words) => (
            <PageLink to={REGISTER_PATH} state={state}>
              {words}
            </PageLink>
          ),
        })}
      </p>
    </AccountPage>
  )
}
