// What somebody without an account can do about the newsletter, by the signed link at the end of each issue.

import { useEffect, useState } from 'react'
import * as m from '#messages'
import { PRIVACY_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { fetchPreferences } from '../newsletter-requests.ts'
import { useMailedCode } from './code-page.tsx'
import { PreferenceActions } from './preference-actions.tsx'

export const meta = () => [
  { title: pageTitle(m.newsletter_preferences_title(LANGUAGE)) },
  { name: 'description', content: m.newsletter_preferences_page_description(LANGUAGE) },
  { name: 'robots', content: 'noindex' },
]

interface Preferences {
  maskedAddress: string
  weeklyTips: boolean
}

const FAILED = m.newsletter_code_failed(LANGUAGE)
const INCOMPLETE = m.accounts_answers_link_cut(LANGUAGE)

export default function PreferencesPage() {
  const code = useMailedCode()
  const [preferences, setPreferences] = useState<Preferences | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (code === null) return
    if (code === '') return setError(INCOMPLETE)
    void fetchPreferences(code)
      .then(setPreferences)
      .catch((failure: unknown) => setError(messageOr(failure, FAILED)))
  }, [code])

  return (
    <FormPage title={m.newsletter_preferences_title(LANGUAGE)}>
      {error === null ? null : (
        <>
          <p role="alert">{error}</p>
          <p>
            <PageLink to={UNSUBSCRIBE_PATH}>{m.newsletter_preferences_typing_link(LANGUAGE)}</PageLink>
          </p>
        </>
      )}
      {preferences === null && error === null ? <Loading /> : null}
      {preferences === null || code === null ? null : <PreferenceActions code={code} preferences={preferences} />}
      <p>
        <PageLink to={PRIVACY_PATH}>{m.shell_link_privacy_policy(LANGUAGE)}</PageLink>
      </p>
    </FormPage>
  )
}
