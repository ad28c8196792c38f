// What a new Google user is asked once: the policy, and whether they want the weekly tip.

import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import * as m from '#messages'
import { HOME_PATH, LOGIN_PATH, PRIVACY_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { NewTabLink } from '#src/web/ui/new-tab-link.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { completeOnboarding } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { rememberPath } from '../remembered-path.ts'

const TERMS_NOT_ACCEPTED = m.accounts_answers_terms_missing(LANGUAGE)
const FAILED = m.shell_unexpected(LANGUAGE)

export const meta = () => [
  { title: pageTitle(m.welcome_page_title(LANGUAGE)) },
  { name: 'description', content: m.welcome_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

export default function WelcomePage() {
  const { loading, user } = useAuth()
  if (loading) {
    return (
      <FormPage title={m.welcome_title(LANGUAGE)}>
        <p role="status">{m.welcome_loading(LANGUAGE)}</p>
      </FormPage>
    )
  }
  if (user === null) return <Navigate to={LOGIN_PATH} replace state={rememberPath(WELCOME_PATH)} />
  return <Onboarding firstName={user.name?.trim().split(/\s+/)[0]} />
}

function Onboarding({ firstName }: { firstName: string | undefined }) {
  const navigate = useNavigate()
  const [accepted, setAccepted] = useState(false)
  const [weeklyTips, setWeeklyTips] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async () => {
    if (!accepted) return setError(TERMS_NOT_ACCEPTED)
    setBusy(true)
    setError(null)
    try {
      const { checkSession } = await import('../session/session-check.ts')
      await completeOnboarding(weeklyTips)
      await checkSession()
      void showToast(m.accounts_answers_welcome(LANGUAGE, { product: PRODUCT_NAME }))
      await navigate(HOME_PATH)
    } catch (failure) {
      setError(messageOr(failure, FAILED))
      void showToast(FAILED)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormPage title={firstName ? m.welcome_hello_name(LANGUAGE, { name: firstName }) : m.welcome_hello(LANGUAGE)}>
      <p>{m.welcome_text(LANGUAGE)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <Checkbox checked={accepted} onChange={setAccepted}>
          <RichText
            message={m.accounts_consent_policy_read(LANGUAGE)}
            link={(words) => <NewTabLink to={PRIVACY_PATH} words={words} />}
          />{' '}
          {m.forms_required(LANGUAGE)}
        </Checkbox>
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          {m.accounts_consent_weekly_tips(LANGUAGE)}
        </Checkbox>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy || !accepted ? true : undefined}>
          {m.welcome_button(LANGUAGE)}
        </Button>
      </form>
    </FormPage>
  )
}
