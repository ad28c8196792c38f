// Where Google sign-in comes back to. The ticket has left the address bar before this runs.

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages'
import { HOME_PATH, LOGIN_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
import { exchangeTicket } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import type { SignInOrigin } from '../session-store.ts'
import { describeLoginProblem } from '../sign-in/describe-login-problem.ts'

const UNKNOWN_ERROR = m.sign_in_callback_unknown(LANGUAGE)

export const meta = () => [
  { title: pageTitle(m.sign_in_callback_title(LANGUAGE)) },
  { name: 'description', content: m.sign_in_callback_page_description(LANGUAGE) },
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
    if (!signIn(token, origin)) return fail(m.sign_in_not_kept(LANGUAGE))
    void navigate(readSecretQuery().get('onboarding') === 'true' ? WELCOME_PATH : HOME_PATH, { replace: true })
  }
  const fail = (message: string) => {
    void showToast(message)
    void navigate(LOGIN_PATH, { replace: true, state: { notice: message } })
  }
  const arrive = async (given: string) => {
    try {
      if (given.split('.').length !== 3) {
        return finish((await exchangeTicket(given)).token, 'here')
      }
      // A session token in an address was not made by us. Whose it is the server says; whether it is wanted, the person.
      const { confirmToken } = await import('../session/session-check.ts')
      setOffer({ token: given, email: await confirmToken(given) })
    } catch (error) {
      fail(m.sign_in_callback_failed(LANGUAGE, { reason: messageOr(error, m.sign_in_callback_again(LANGUAGE)) }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once only, because a ticket cannot be used twice
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    const error = readSecretQuery().get('error')
    const token = readSecretQuery().get('token')
    if (error !== null) fail(describeLoginProblem(LANGUAGE, error))
    else if (token !== null && token !== '') void arrive(token)
    else fail(UNKNOWN_ERROR)
  }, [])

  if (offer === null) {
    return (
      <FormPage title={m.sign_in_callback_title(LANGUAGE)}>
        <p role="status">{m.sign_in_callback_processing(LANGUAGE)}</p>
      </FormPage>
    )
  }
  return (
    <FormPage title={m.sign_in_offer_title(LANGUAGE)}>
      <p>
        <RichText
          message={m.sign_in_offer_who(LANGUAGE, { email: offer.email })}
          strong={(words) => <strong>{words}</strong>}
        />
      </p>
      {user === null || user.email === offer.email ? null : (
        <p>{m.sign_in_offer_other(LANGUAGE, { email: user.email })}</p>
      )}
      <p>{m.sign_in_offer_else(LANGUAGE)}</p>
      <p>
        <Button look="strong" onClick={() => finish(offer.token, 'link')}>
          {m.sign_in_offer_yes(LANGUAGE)}
        </Button>
      </p>
      <Button onClick={() => void navigate(HOME_PATH, { replace: true })}>{m.sign_in_offer_no(LANGUAGE)}</Button>
    </FormPage>
  )
}
