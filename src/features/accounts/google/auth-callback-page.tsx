// Where Google sign-in comes back to. The ticket has left the address bar before this runs.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME_PATH, LOGIN_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { useAuth } from '../auth-context.tsx'
import type { SignInOrigin } from '../session-store.ts'
import { describeLoginProblem } from '../sign-in/login-problems.contract.ts'

const UNKNOWN_ERROR = 'An unknown error occurred during login.'

export const meta = () => [
  { title: pageTitle('Signing you in') },
  { name: 'description', content: 'You are on your way back from Google. This takes a moment, then you can go on.' },
  { name: 'robots', content: 'noindex' },
]

/** A session that a link would begin, which anybody may have sent. */
interface Offer {
  token: string
  email: string
}

export default function AuthCallbackPage() {
  const { user, signIn } = useAuth()
  const navigate = useNavigate()
  const handled = useRef(false)
  const [offer, setOffer] = useState<Offer | null>(null)

  const finish = (token: string, origin: SignInOrigin) => {
    signIn(token, origin)
    void navigate(readSecretQuery().get('onboarding') === 'true' ? WELCOME_PATH : HOME_PATH, { replace: true })
  }
  const fail = (message: string) => {
    void showToast(message)
    void navigate(LOGIN_PATH, { replace: true, state: { notice: message } })
  }
  const arrive = async (given: string) => {
    try {
      if (given.split('.').length !== 3) {
        const { exchangeTicket } = await import('../account-requests.ts')
        return finish((await exchangeTicket(given)).token, 'here')
      }
      // A session token in an address was not made by us. Whose it is the server says; whether it is wanted, the person.
      const { confirmToken } = await import('../session/session-check.ts')
      setOffer({ token: given, email: await confirmToken(given) })
    } catch (error) {
      fail(`Login failed: ${messageOr(error, 'Please try again.')}`)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once only, because a ticket cannot be used twice
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    const error = readSecretQuery().get('error')
    const token = readSecretQuery().get('token')
    if (error !== null) fail(describeLoginProblem(error))
    else if (token !== null && token !== '') void arrive(token)
    else fail(UNKNOWN_ERROR)
  }, [])

  if (offer === null) {
    return (
      <FormPage title="Signing you in">
        <p role="status">Processing login...</p>
      </FormPage>
    )
  }
  return (
    <FormPage title="Is this you?">
      <p>
        This link would log in <strong>{offer.email}</strong> on this device.
      </p>
      {user === null || user.email === offer.email ? null : (
        <p>{user.email}, who is logged in here now, would be logged out.</p>
      )}
      <p>If that is not your address, press 'No'. Then nothing happens.</p>
      <p>
        <Button look="strong" onClick={() => finish(offer.token, 'link')}>
          Yes, log me in
        </Button>
      </p>
      <Button onClick={() => void navigate(HOME_PATH, { replace: true })}>No</Button>
    </FormPage>
  )
}
