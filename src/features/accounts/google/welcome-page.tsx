// What a new Google user is asked once: the policy, and whether they want the weekly tip.
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { HOME_PATH, LOGIN_PATH, PRIVACY_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { Checkbox, FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { useAuth } from '../auth-context.tsx'
import { rememberPath } from '../session/remembered-path.ts'

const TERMS_NOT_ACCEPTED = 'Please review and accept the terms to continue.'
const FAILED = 'Something went wrong. Please try again.'

export const meta = () => [
  { title: pageTitle('Welcome: two short questions') },
  { name: 'description', content: 'Read how we treat your data, choose whether you want the weekly tip, and go on.' },
  { name: 'robots', content: 'noindex' },
]

export default function WelcomePage() {
  const { loading, user } = useAuth()
  if (loading) {
    return (
      <FormPage title="Welcome">
        <p role="status">Loading session...</p>
      </FormPage>
    )
  }
  if (user === null) return <Navigate to={LOGIN_PATH} replace state={rememberPath(WELCOME_PATH)} />
  return <Onboarding firstName={user.name?.trim().split(/\s+/)[0] || 'there'} />
}

function Onboarding({ firstName }: { firstName: string }) {
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
      const [{ completeOnboarding }, { checkSession }] = await Promise.all([
        import('../account-requests.ts'),
        import('../session/session-check.ts'),
      ])
      await completeOnboarding(weeklyTips)
      await checkSession()
      void showToast(`Thank you! Welcome to ${PRODUCT_NAME}.`)
      await navigate(HOME_PATH)
    } catch {
      setError(FAILED)
      void showToast(FAILED)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormPage title={`Hello, ${firstName}`}>
      <p>Two short questions before you go on. Accounts are for adults.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <Checkbox checked={accepted} onChange={setAccepted}>
          I am an adult, and I have read and accept the{' '}
          <a href={PRIVACY_PATH} target="_blank" rel="noopener noreferrer">
            Privacy Policy (opens in new tab)
          </a>
          . Required.
        </Checkbox>
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          Send me one tip by e-mail every Saturday. I can stop at any time.
        </Checkbox>
        <FormError>{error}</FormError>
        <Button type="submit" look="main" aria-disabled={busy || !accepted ? true : undefined}>
          Continue
        </Button>
      </form>
    </FormPage>
  )
}
