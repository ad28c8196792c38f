// Sign up. Both boxes start empty; only the first one is needed.

import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#messages'
import { track } from '#src/features/analytics/track.ts'
import { FORGOT_PASSWORD_PATH, HOME_PATH, LOGIN_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { isConflict } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, PasswordField, TextField } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { withNotice } from '#src/web/ui/frame/notices.ts'
import { NewTabLink } from '#src/web/ui/new-tab-link.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { requestRegistration } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { rememberedPath } from '../remembered-path.ts'

const POLICY_NOT_ACCEPTED = m.accounts_answers_policy_missing(LANGUAGE)

export const meta = () => [
  { title: pageTitle(m.sign_in_register_page_title(LANGUAGE)) },
  {
    name: 'description',
    content: m.sign_in_register_page_description(LANGUAGE),
  },
]

export default function RegisterPage() {
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
    if (!privacyPolicy) return setError(POLICY_NOT_ACCEPTED)
    setKnown(false)
    const { token } = await requestRegistration({ email, password, privacyPolicy, weeklyTips }).catch((failure) => {
      setKnown(isConflict(failure))
      throw failure
    })
    const kept = signIn(token)
    track({ event: 'sign_up' })
    if (!kept) return setError(`${m.sign_in_register_made(LANGUAGE)} ${m.sign_in_not_kept(LANGUAGE)}`)
    await navigate(rememberedPath(state) ?? HOME_PATH, withNotice('signed-up'))
  }, m.sign_in_register_failed(LANGUAGE))

  return (
    <FormPage title={m.sign_in_register_title(LANGUAGE)}>
      <p>{m.sign_in_register_text(LANGUAGE)}</p>
      <GoogleButton />
      <Form keep="register" onSubmit={onSubmit}>
        <TextField
          label={m.forms_email_label(LANGUAGE)}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={m.sign_in_password_label(LANGUAGE)}
          hint={m.sign_in_password_hint(LANGUAGE)}
          autoComplete="new-password"
          required
          minLength={8}
          value={password}
          onChange={setPassword}
        />
        <Checkbox checked={privacyPolicy} onChange={setPrivacyPolicy}>
          <RichText
            message={m.accounts_consent_policy(LANGUAGE)}
            link={(words) => <NewTabLink to={PRIVACY_PATH} words={words} />}
          />{' '}
          {m.forms_required(LANGUAGE)}
        </Checkbox>
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          {m.accounts_consent_weekly_tips(LANGUAGE)}
        </Checkbox>
        <FormError>
          {error === null || !known ? (
            error
          ) : (
            <>
              {error} <PageLink to={LOGIN_PATH}>{m.sign_in_login_title(LANGUAGE)}</PageLink>{' '}
              <PageLink to={FORGOT_PASSWORD_PATH}>{m.forgot_password_title(LANGUAGE)}</PageLink>
            </>
          )}
        </FormError>
        <Button type="submit" look="main" aria-disabled={busy || !privacyPolicy ? true : undefined}>
          {m.sign_in_register_button(LANGUAGE)}
        </Button>
      </Form>
      <p>
        <RichText
          message={m.sign_in_register_have_one(LANGUAGE)}
          link={(words) => (
            <PageLink to={LOGIN_PATH} state={state}>
              {words}
            </PageLink>
          )}
        />
      </p>
    </FormPage>
  )
}
