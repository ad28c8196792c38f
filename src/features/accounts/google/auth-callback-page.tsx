// Where Google sign-in comes back to. The ticket has left the address bar before this runs.

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_ENTER_PATH, HOME_PATH, LOGIN_PATH, WELCOME_PATH } from '#src/shared/paths.ts'
import { messageOr } from '#src/web/error-message.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button } from '#src/web/ui/button.tsx'
import { showToast } from '#src/web/ui/dialogs/toast.ts'
import { AccountPage } from '../account-page.tsx'
import { exchangeTicket } from '../account-requests.ts'
import { useAuth } from '../auth-context.tsx'
import { getSessionUser, type SignInOrigin } from '../session-store.ts'
import { describeLoginProblem } from './describe-login-problem.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('sign_in_callback_title')) },
    { name: 'description', content: t('sign_in_callback_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A session from a link, which a stranger may have sent: the person is asked before it begins. */
interface Offer {
  token: string
  email: string
}

export default function AuthCallbackPage() {
  const t = useTranslations()
  const { user, signIn } = useAuth()
  const navigate = useNavigate()
  const handled = useRef(false)
  const [offer, setOffer] = useState<Offer | null>(null)

  const finish = (token: string, origin: SignInOrigin) => {
    if (!signIn(token, origin)) return fail(t('sign_in_not_kept'))
    // An operator is asked for a code, in a document of its own.
    if (origin === 'here' && getSessionUser()?.operator === true) return window.location.replace(DESK_ENTER_PATH)
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
      // Our server never puts a session token in an address. It says whose token this is; the person decides whether to use it.
      const { confirmToken } = await import('../session/session-check.ts')
      setOffer({ token: given, email: await confirmToken(given) })
    } catch (error) {
      fail(t('sign_in_callback_failed', { reason: messageOr(t, error, t('sign_in_callback_again')) }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once only, because a ticket cannot be used twice
  useEffect(() => {
    if (handled.current) return
    handled.current = true
    const error = readSecretQuery().get('error')
    const token = readSecretQuery().get('token')
    if (error !== null) fail(describeLoginProblem(t, error))
    else if (token !== null && token !== '') void arrive(token)
    else fail(t('sign_in_callback_unknown'))
  }, [])

  if (offer === null) {
    return (
      <AccountPage title={t('sign_in_callback_title')}>
        <p role="status">{t('sign_in_callback_processing')}</p>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('sign_in_offer_title')}>
      <p>{t.rich('sign_in_offer_who', { email: offer.email, strong: (words) => <strong>{words}</strong> })}</p>
      {user === null || user.email === offer.email ? null : <p>{t('sign_in_offer_other', { email: user.email })}</p>}
      <p>{t('sign_in_offer_else')}</p>
      <p>
        <Button look="strong" onClick={() => finish(offer.token, 'link')}>
          {t('sign_in_offer_yes')}
        </Button>
      </p>
      <Button onClick={() => void navigate(HOME_PATH, { replace: true })}>{t('sign_in_offer_no')}</Button>
    </AccountPage>
  )
}
