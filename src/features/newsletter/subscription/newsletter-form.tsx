// The form for the weekly tip: an address, two boxes that start empty, one button.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRIVACY_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { call } from '#src/web/api.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { track } from '#src/web/track.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Checkbox, Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { NewTabLink } from '#src/web/ui/new-tab-link.tsx'
import styles from './newsletter-form.module.css'
import { subscribeWording } from './subscribe-wording.contract.ts'
import type { subscribe } from './subscription.contract.ts'

interface NewsletterFormProps {
  context: 'homepage' | 'progress-prompt' | 'account'
  /** The signed-in person's address: it is shown and cannot be changed. */
  email?: string | undefined
  /** Called once the request is sent, for a page that shows more about it than the form does. */
  onAnswered?: () => Promise<void>
}

export function NewsletterForm({ context, email: ownEmail, onAnswered }: NewsletterFormProps) {
  const t = useTranslations()
  const [email, setEmail] = useState(ownEmail ?? '')
  const [weeklyTips, setWeeklyTips] = useState(false)
  const [privacyPolicy, setPrivacyPolicy] = useState(false)
  const [website, setWebsite] = useState('')
  const [answer, setAnswer] = useState<string | null>(null)
  const consents = weeklyTips && privacyPolicy
  const { busy, error, setError, onSubmit } = useSubmit(async () => {
    if (!consents) return setError(t('newsletter_consent_missing'))
    const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() } as const
    const input = { email, context, gdprConsent, website }
    setAnswer((await call<typeof subscribe>('POST /api/emails/subscribe', input)).message)
    track({ event: 'email_captured', context, value: 5 })
    await onAnswered?.()
  }, t('shell_unexpected'))

  const note = <FormSuccess>{answer === null ? null : <p>{answer}</p>}</FormSuccess>
  if (answer !== null) return note
  return (
    <>
      {note}
      <Form keep={`newsletter ${context}`} onSubmit={onSubmit} className={styles.form}>
        <TextField
          label={t('forms_email_label')}
          type="email"
          autoComplete="email"
          required
          readOnly={ownEmail !== undefined}
          value={email}
          onChange={setEmail}
        />
        <div className={styles.hidden} aria-hidden="true">
          <label>
            {t('newsletter_form_website_label')}
            <input
              tabIndex={-1}
              name="website"
              autoComplete="off"
              value={website}
              onChange={(event) => setWebsite(event.target.value)}
            />
          </label>
        </div>
        <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
          {subscribeWording(t, context)} {t('forms_required')}
        </Checkbox>
        <Checkbox checked={privacyPolicy} onChange={setPrivacyPolicy}>
          {t.rich('newsletter_consent_policy', { link: (words) => <NewTabLink to={PRIVACY_PATH} words={words} /> })}{' '}
          {t('forms_required')}
        </Checkbox>
        <FormError>{error}</FormError>
        <Button
          type="submit"
          look="main"
          aria-disabled={busy || !consents ? true : undefined}
          {...(context === 'homepage' ? trackedButton('newsletter', 'home') : {})}
        >
          {t('newsletter_form_button')}
        </Button>
      </Form>
    </>
  )
}
