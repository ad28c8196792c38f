// What somebody without an account can do about the newsletter, by the signed link at the end of each issue.
import { useEffect, useState } from 'react'
import { PRIVACY_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { useMailedCode } from './code-page.tsx'
import { PreferenceActions } from './preference-actions.tsx'

export const meta = () => [
  { title: pageTitle('Your weekly tips') },
  { name: 'description', content: 'Turn the weekly tips on or off, see what we hold about you, or have it erased.' },
  { name: 'robots', content: 'noindex' },
]

interface Preferences {
  maskedAddress: string
  weeklyTips: boolean
}

const FAILED = 'This link did not work. Please try again.'
const INCOMPLETE = 'This link is not complete. Please copy it from the mail again.'

export default function PreferencesPage() {
  const code = useMailedCode()
  const [preferences, setPreferences] = useState<Preferences | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (code === null) return
    if (code === '') return setError(INCOMPLETE)
    void import('../newsletter-requests.ts')
      .then(({ fetchPreferences }) => fetchPreferences(code))
      .then(setPreferences)
      .catch((failure: unknown) => setError(messageOr(failure, FAILED)))
  }, [code])

  return (
    <FormPage title="Your weekly tips">
      {error === null ? null : (
        <>
          <p role="alert">{error}</p>
          <p>
            <PageLink to={UNSUBSCRIBE_PATH}>Stop the tips by typing your address</PageLink>
          </p>
        </>
      )}
      {preferences === null && error === null ? <Loading /> : null}
      {preferences === null || code === null ? null : <PreferenceActions code={code} preferences={preferences} />}
      <p>
        <PageLink to={PRIVACY_PATH}>Privacy Policy</PageLink>
      </p>
    </FormPage>
  )
}
