// The page behind the link in the verification mail: one button, because mail scanners open links too. Where a stranger
// may have signed up, the password that they chose goes, unless it is typed here.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { ACCOUNT_PATH, FORGOT_PASSWORD_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Checkbox, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import { AccountPage } from '../account-page.tsx'
import { confirmEmail, lookAtLink } from '../account-requests.ts'
import { checkSession } from '../session/session-check.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('verify_email_title')) },
    { name: 'description', content: t('verify_email_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function VerifyEmailPage() {
  const t = useTranslations()
  const [email, setEmail] = useState<string | null>(null)
  useSecretAlong()
  const form = useKeptFields('verify-email')
  const [ownBrowser, setOwnBrowser] = useState(false)
  const [password, setPassword] = useState('')
  const [weeklyTips, setWeeklyTips] = useState(false)
  const [outcome, setOutcome] = useState<'kept' | 'without password' | null>(null)
  const { busy, error, onSubmit } = useSubmit(async () => {
    // Read at the press: it may come in the moment in which the page takes over.
    const { kept } = await confirmEmail(readSecretQuery().get('code') ?? '', password, weeklyTips)
    setOutcome(kept ? 'kept' : 'without password')
    await checkSession()
  }, t('verify_email_failed'))

  useEffect(() => {
    const code = readSecretQuery().get('code')
    if (!code) return
    void lookAtLink(code)
      .then((link) => {
        setEmail(link.email)
        setOwnBrowser(link.ownBrowser)
        if (link.ownBrowser) setPassword('')
        // A tick that was set here since stays.
        setWeeklyTips((ticked) => ticked || link.weeklyTips)
      })
      // A problem with the link is reported when the button is pressed.
      .catch(() => undefined)
  }, [])

  if (outcome !== null) {
    return (
      <AccountPage scene={letter} title={t('verify_email_done_title')}>
        <FormSuccess>
          <p>{t('verify_email_done_text')}</p>
        </FormSuccess>
        {outcome === 'kept' ? (
          <p>
            <PageLink to={HOME_PATH}>{t('shell_link_home')}</PageLink>
          </p>
        ) : (
          <ChooseNext email={email} />
        )}
      </AccountPage>
    )
  }
  return (
    <AccountPage scene={letter} title={t('verify_email_title')}>
      <p>{email === null ? t('verify_email_text') : t('verify_email_text_for', { email })}</p>
      <form ref={form} onSubmit={onSubmit}>
        {ownBrowser ? null : (
          // No button to show it: this page has one button.
          <TextField
            label={t('sign_in_password_label')}
            hint={t('verify_email_password_hint')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
        {hasFeature('newsletter') ? (
          <Checkbox checked={weeklyTips} onChange={setWeeklyTips}>
            {t('accounts_consent_weekly_tips')}
          </Checkbox>
        ) : null}
        <FormError>{error}</FormError>
        <Button type="submit" look="main" busy={busy}>
          {t('verify_email_button')}
        </Button>
      </form>
      <p>
        <PageLink to={ACCOUNT_PATH}>{t('verify_email_new_link')}</PageLink>
      </p>
    </AccountPage>
  )
}

/** Shown where the address was confirmed on a browser that had not registered: what happened to the account, and the next step. */
function ChooseNext({ email }: { email: string | null }) {
  const t = useTranslations()
  return (
    <>
      <p>{t('verify_email_next_why')}</p>
      <p>{t('verify_email_next_what')}</p>
      <p>
        <ButtonLink to={FORGOT_PASSWORD_PATH} look="main" state={{ email }}>
          {t('verify_email_next_button')}
        </ButtonLink>
      </p>
    </>
  )
}
