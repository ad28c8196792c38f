// Where Google sign-in comes back to. The ticket has left the address bar before this runs.
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { HOME_PATH, LOGIN_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormPage } from '#src/web/ui/form-page.tsx'
import { showToast } from '#src/web/ui/toast.ts'
import { useAuth } from './auth-context.tsx'
import { plainNotice } from './callback-error.ts'
import { decodeToken, getSessionUser } from './session-store.ts'

const UNKNOWN_ERROR = 'An unknown error occurred during login.'

export const meta = () => [
  { title: pageTitle('Signing you in') },
  { name: 'description', content: 'You are on your way back from Google. This takes a moment, then you can go on.' },
  { name: 'robots', content: 'noindex' },
]

export default function AuthCallbackPage() {
  const { signIn } = useAuth()
  const navigate = useNavigate()
  const handled = useRef(false)
  const [other, setOther] = useState<{ token: string; email: string } | null>(null)

  useEffect(() => {
    // Once only: a ticket cannot be used twice.
    if (handled.current) return
    handled.current = true
    const query = readSecretQuery()

    const fail = (message: string) => {
      void showToast(message)
      void navigate(LOGIN_PATH, { replace: true, state: { notice: message } })
    }
    const finish = (token: string) => {
      signIn(token)
      void navigate(query.get('onboarding') === 'true' ? WELCOME_PATH : HOME_PATH, { replace: true })
    }
    const returnFromGoogle = async (given: string) => {
      try {
        if (given.split('.').length !== 3) {
          const { exchangeTicket } = await import('./account-requests.ts')
          return finish((await exchangeTicket(given)).token)
        }
        // A session token in an address was not made by us: ask the server first, and never replace somebody unasked.
        const { confirmToken } = await import('./token-check.ts')
        await confirmToken(given)
        const present = getSessionUser()
        const arriving = decodeToken(given)
        if (arriving === null) return fail(UNKNOWN_ERROR)
        if (present !== null && present.id !== arriving.id) return setOther({ token: given, email: arriving.email })
        finish(given)
      } catch (error) {
        fail(`Login failed: ${messageOr(error, 'Please try again.')}`)
      }
    }

    const error = query.get('error')
    const token = query.get('token')
    if (error !== null) fail(`Login failed: ${plainNotice(error)}`)
    else if (token !== null && token !== '') void returnFromGoogle(token)
    else fail(UNKNOWN_ERROR)
  }, [navigate, signIn])

  if (other !== null) {
    return (
      <FormPage title="Switch account?">
        <p>Somebody else is signed in here. This link would sign in {other.email}.</p>
        <Button
          look="strong"
          onClick={() => {
            signIn(other.token)
            void navigate(HOME_PATH, { replace: true })
          }}
        >
          Switch account
        </Button>{' '}
        <Button onClick={() => void navigate(HOME_PATH, { replace: true })}>Stay as I am</Button>
      </FormPage>
    )
  }
  return (
    <FormPage title="Signing you in">
      <p role="status">Processing login...</p>
    </FormPage>
  )
}
