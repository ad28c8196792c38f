// Sign up. Both boxes start empty; only the first one is needed.

import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { FORGOT_PASSWORD_PATH, HOME_PATH, LOGIN_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { isConflict } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { track } from '#src/web/track.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { NewTabLink } from '#src/web/ui/new-tab-link.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { AccountPage } from '../account-page.tsx'
import { requestRegistration } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { rememberedPath } from '../remembered-path.ts'
import { WhatItDoes } from './what-it-does.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('sign_in_register_page_title')) },
    {
      name: 'description',
      content: t('sign_in_register_page_description'),
    },
  ]
}

export default function RegisterPage() {
  const t = useTranslations()
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [privacyPolicy, setPrivacyPolicy] = useState(false)
  const [weeklyTips, setWeeklyTips] = useState(false)
  /** The server says that there may be an account already. */
  const [known, setKnown] = useState(false)
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (!privacyPolicy) return setError(t('accounts_answers_policy_missing'))
    setKnown(false)
    const { token } = await requestRegistration({ email, password, privacyPolicy, weeklyTips }).catch((failure) => {
      setKnown(isConflict(failure))
      throw failure
    })
    const kept = signIn(token)
    track({ event: 'sign_up' })
    if (!kept) return setError(`${t('sign_in_register_made')} ${t('sign_in_not_kept')}`)
    await navigate(rememberedPath(state) ?? HOME_PATH, withNotice('signed-up'))
  }, t('sign_in_register_failed'))

  return (
    <AccountPage title={t('sign_in_register_title')} beside={<WhatItDoes />}>
      <p>{t('sign_in_register_text')}</p>
      <GoogleButton />
      <Form keep="register" onSubmit={onSubmit}>
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
          hint={t('sign_in_password_hint')}
          autoComplete="new-password"
          required
          minLength={8}
          value={password}
          onChange={setPassword}
        />
        <Checkbox checked={privacyPolicy} onChange={setPrivacyPolicy}>
          {t.rich('accounts_consent_policy', { link: (words) => <NewTabLink to={PRIVACY_PATH} words={words} /> })}{' '}
          {t('forms_required')}
        </Checkbox>
        {hasFeature('newsletter') ? (
          <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
            {t('accounts_consent_weekly_tips')}
          </Checkbox>
        ) : null}
        <FormError>
          {error === null || !known ? (
            error
          ) : (
            <>
              {error} <PageLink to={LOGIN_PATH}>{t('sign_in_login_title')}</PageLink>{' '}
              <PageLink to={FORGOT_PASSWORD_PATH}>{t('forgot_password_title')}</PageLink>
            </>
          )}
        </FormError>
        <Button type="submit" look="main" aria-disabled={busy || !privacyPolicy ? true : undefined}>
          {t('sign_in_register_button')}
        </Button>
      </Form>
      <p>
        {t.rich('sign_in_register_have_one', {
          link: (words) => (
            <PageLink to={LOGIN_PATH} state={state}>
              {words}
            </PageLink>
          ),
        })}
      </p>
    </AccountPage>
  )
}
