// On '/account': whether the account's address gets the tips, and a way to turn them on or off. Only with a proven
// address: a stranger can make an account for an address that is not theirs.

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { call } from '#src/web/api.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import type { checkSubscription, unsubscribe } from './subscription.contract.ts'

export function OwnerTips() {
  const { user } = useAuth()
  if (user === null || !user.verified) return null
  return <ProvenOwnerTips key={user.id} email={user.email} />
}

function ProvenOwnerTips({ email }: { email: string }) {
  const t = useTranslations()
  // Null until the server has said so.
  const [subscribed, setSubscribed] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Whether the line is announced as the result of a press. */
  const [changed, setChanged] = useState(false)
  const read = useCallback(async () => {
    const { subscribed } = await call<typeof checkSubscription>('GET /api/emails/check/{email}', { email })
    setSubscribed(subscribed)
  }, [email])
  useEffect(
    () => void read().catch((error: unknown) => setFailure(messageOr(t, error, t('shell_unexpected')))),
    [read, t],
  )
  const readChange = async () => {
    // Empty in between, so that the result of a second change is announced too and gets the focus.
    flushSync(() => setChanged(false))
    await read()
    setChanged(true)
  }
  const stop = useSubmit(async () => {
    // Its answer is the one for a typed address, which says less than is known here.
    await call<typeof unsubscribe>('POST /api/emails/unsubscribe', { email })
    await readChange()
  }, t('shell_unexpected'))

  const message = subscribed ? 'newsletter_preferences_on' : 'newsletter_preferences_off'
  const state =
    subscribed === null ? null : (
      <p>{t.rich(message, { address: email, strong: (words) => <strong>{words}</strong> })}</p>
    )
  return (
    <section aria-labelledby="tips-title">
      <h2 id="tips-title">{t('newsletter_preferences_title')}</h2>
      <FormError>{failure ?? stop.error}</FormError>
      <FormSuccess>{changed ? state : null}</FormSuccess>
      {changed ? null : state}
      {subscribed === true ? (
        <form onSubmit={stop.onSubmit}>
          <Button type="submit" busy={stop.busy}>
            {t('newsletter_preferences_stop_button')}
          </Button>
        </form>
      ) : null}
      {subscribed === false ? <NewsletterForm context="account" email={email} onAnswered={readChange} /> : null}
    </section>
  )
}
