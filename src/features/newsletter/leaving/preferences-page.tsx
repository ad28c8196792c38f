// What a reader without an account can do about the newsletter, by the signed link at the end of each issue.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRIVACY_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import { fetchPreferences } from '../newsletter-requests.ts'
import { useMailedCode } from './code-page.tsx'
import { PreferenceActions } from './preference-actions.tsx'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_preferences_title')) },
    { name: 'description', content: t('newsletter_preferences_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

interface Preferences {
  maskedAddress: string
  weeklyTips: boolean
}

export default function PreferencesPage() {
  const t = useTranslations()
  const code = useMailedCode()
  const [preferences, setPreferences] = useState<Preferences | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (code === null) return
    if (code === '') return setError(t('accounts_answers_link_cut'))
    void fetchPreferences(code)
      .then(setPreferences)
      .catch((failure: unknown) => setError(messageOr(t, failure, t('newsletter_code_failed'))))
  }, [code, t])

  return (
    <FormPage scene={letter} title={t('newsletter_preferences_title')}>
      {error === null ? null : (
        <>
          <p role="alert">{error}</p>
          <p>
            <PageLink to={UNSUBSCRIBE_PATH}>{t('newsletter_preferences_typing_link')}</PageLink>
          </p>
        </>
      )}
      {preferences === null && error === null ? <Loading /> : null}
      {preferences === null || code === null ? null : <PreferenceActions code={code} preferences={preferences} />}
      <p>
        <PageLink to={PRIVACY_PATH}>{t('shell_link_privacy_policy')}</PageLink>
      </p>
    </FormPage>
  )
}
