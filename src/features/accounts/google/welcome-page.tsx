// What a new Google user is asked once: the policy, and whether they want the weekly tip.

import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { HOME_PATH, LOGIN_PATH, PRIVACY_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import { forgetDraft, useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { NewTabLink } from '#src/web/ui/new-tab-link.tsx'
import { AccountPage } from '../account-page.tsx'
import { completeOnboarding } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { rememberPath } from '../remembered-path.ts'
import { checkSession } from '../session/session-check.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('welcome_page_title')) },
    { name: 'description', content: t('welcome_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function WelcomePage() {
  const t = useTranslations()
  const { loading, user } = useAuth()
  if (loading) {
    return (
      <AccountPage title={t('welcome_title')}>
        <p role="status">{t('welcome_loading')}</p>
      </AccountPage>
    )
  }
  if (user === null) return <Navigate to={LOGIN_PATH} replace state={rememberPath(WELCOME_PATH)} />
  return <Onboarding firstName={user.name?.trim().split(/\s+/)[0]} />
}

function Onboarding({ firstName }: { firstName: string | undefined }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const form = useKeptFields('welcome')
  const [accepted, setAccepted] = useState(false)
  const [weeklyTips, setWeeklyTips] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const submit = async () => {
    if (!accepted) return setError(t('accounts_answers_terms_missing'))
    setBusy(true)
    setError(null)
    try {
      await completeOnboarding(weeklyTips)
      forgetDraft(form.current?.dataset.draft)
      await checkSession()
      void showToast(t('accounts_answers_welcome', { product: PRODUCT_NAME }))
      await navigate(HOME_PATH)
    } catch (failure) {
      setError(messageOr(t, failure, t('shell_unexpected')))
      void showToast(t('shell_unexpected'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountPage title={firstName ? t('welcome_hello_name', { name: firstName }) : t('welcome_hello')}>
      <p>{t('welcome_text')}</p>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <Checkbox
          checked={accepted}
          onChange={(ticked) => {
            setAccepted(ticked)
            setError(null)
          }}
        >
          {t.rich('accounts_consent_policy_read', { link: (words) => <NewTabLink to={PRIVACY_PATH} words={words} /> })}{' '}
          {t('forms_required')}
        </Checkbox>
        {hasFeature('newsletter') ? (
          <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
            {t('accounts_consent_weekly_tips')}
          </Checkbox>
        ) : null}
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy || !accepted ? true : undefined}>
          {t('welcome_button')}
        </Button>
      </form>
    </AccountPage>
  )
}
