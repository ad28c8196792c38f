// What a reader without an account can do about the newsletter, by the signed link at the end of each issue: on or off, a copy,
// everything erased. What starts something again or cannot be undone needs one more mail: the link to this page may be in other
// hands than the mailbox.

import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOME_PATH, PRIVACY_PATH, UNSUBSCRIBE_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { saveJson } from '#src/web/save-file.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import { confirmWording } from './subscribe-wording.contract.ts'
import type { askForErasure, changePreferences, exportSubscription, readPreferences } from './subscription.contract.ts'

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('newsletter_preferences_title')) },
    { name: 'description', content: t('newsletter_preferences_page_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

interface Preferences {
  maskedAddress: string
  weeklyTips: boolean
}

export default function PreferencesPage() {
  const t = useTranslations()
  const code = useMailedCode()
  const [preferences, setPreferences] = useState<Preferences | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (code === null) return
    if (code === '') return setError(t('accounts_answers_link_cut'))
    void call<typeof readPreferences>('POST /api/emails/preferences', { code })
      .then(setPreferences)
      .catch((failure: unknown) => setError(messageOr(t, failure, t('newsletter_code_failed'))))
  }, [code, t])

  return (
    <FormPage scene={letter} title={t('newsletter_preferences_title')}>
      {error === null ? null : (
        <>
          <p role="alert">{error}</p>
          <p>
            <ButtonLink to={UNSUBSCRIBE_PATH} look="main">
              {t('newsletter_preferences_typing_link')}
            </ButtonLink>
          </p>
        </>
      )}
      {preferences === null && error === null ? <Loading /> : null}
      {preferences === null || code === null ? null : <PreferenceActions code={code} preferences={preferences} />}
      <p>
        <PageLink to={PRIVACY_PATH}>{t('shell_link_privacy_policy')}</PageLink>
      </p>
    </FormPage>
  )
}

/** The code of the link, null until React has hydrated the page. */
function useMailedCode(): string | null {
  const [code, setCode] = useState<string | null>(null)
  useSecretAlong()
  useEffect(() => setCode(readSecretQuery().get('code') ?? ''), [])
  return code
}

interface PreferenceActionsProps {
  code: string
  preferences: Preferences
}

function PreferenceActions({ code: mailedCode, preferences }: PreferenceActionsProps) {
  const t = useTranslations()
  // Stopping the tips makes the mailed code invalid, and the answer holds the next one.
  const [code, setCode] = useState(mailedCode)
  const [weeklyTips, setWeeklyTips] = useState(preferences.weeklyTips)
  const [answer, setAnswer] = useState<string | null>(null)
  const [erasureAsked, setErasureAsked] = useState(false)
  const tips = useSubmit(async () => {
    const input = { code, weeklyTips: !weeklyTips }
    const answer = await call<typeof changePreferences>('POST /api/emails/preferences/change', input)
    setAnswer(answer.message)
    setCode(answer.code ?? code)
    // Coming back needs a press behind a mailed link.
    setWeeklyTips(false)
  }, t('shell_unexpected'))
  const copy = useSubmit(async () => {
    const data = await call<typeof exportSubscription>('POST /api/emails/preferences/export', { code })
    saveJson(data, `${PRODUCT_NAME}-my-tips.json`)
  }, t('shell_unexpected'))

  if (erasureAsked) {
    return (
      <>
        <FormSuccess>
          <p>{answer}</p>
        </FormSuccess>
        <p>
          <PageLink to={HOME_PATH}>{t('shell_link_home')}</PageLink>
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        {t.rich(weeklyTips ? 'newsletter_preferences_on' : 'newsletter_preferences_off', {
          address: preferences.maskedAddress,
          strong: (words) => <strong>{words}</strong>,
        })}
      </p>
      <p role="status">{answer}</p>
      <form onSubmit={tips.onSubmit}>
        {weeklyTips ? null : <p>{confirmWording(t)}</p>}
        <FormError>{tips.error}</FormError>
        <Button type="submit" look="main" busy={tips.busy}>
          {weeklyTips ? t('newsletter_preferences_stop_button') : t('newsletter_preferences_start_button')}
        </Button>
      </form>
      <section aria-labelledby="copy-title">
        <h2 id="copy-title">{t('newsletter_preferences_copy_title')}</h2>
        <p>{t('newsletter_preferences_copy_text')}</p>
        <form onSubmit={copy.onSubmit}>
          <FormError>{copy.error}</FormError>
          <Button type="submit" busy={copy.busy}>
            {t('newsletter_preferences_copy_button')}
          </Button>
        </form>
      </section>
      <EraseSection
        code={code}
        onAsked={(message) => {
          setAnswer(message)
          setErasureAsked(true)
        }}
      />
    </>
  )
}

/** Erasing needs one press here and one behind a mailed link, because it cannot be undone. */
function EraseSection({ code, onAsked }: { code: string; onAsked: (message: string) => void }) {
  const t = useTranslations()
  const ask = useSubmit(async () => {
    onAsked((await call<typeof askForErasure>('POST /api/emails/preferences/erase', { code })).message)
  }, t('shell_unexpected'))
  return (
    <section aria-labelledby="erase-title">
      <h2 id="erase-title">{t('newsletter_preferences_erase_title')}</h2>
      <p>{t('newsletter_erase_what')}</p>
      <p>{t('newsletter_preferences_erase_text')}</p>
      <form onSubmit={ask.onSubmit}>
        <FormError>{ask.error}</FormError>
        <Button type="submit" busy={ask.busy}>
          {t('newsletter_preferences_erase_button')}
        </Button>
      </form>
    </section>
  )
}
