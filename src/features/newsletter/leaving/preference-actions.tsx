// The three things to do on the preference page: on or off, a copy, everything erased. What starts something again or
// cannot be undone needs one more mail: the link to this page may be in other hands than the mailbox.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { saveJson } from '#src/web/save-file.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { fetchSubscriptionData, requestErasure, switchTips } from '../newsletter-requests.ts'
import { confirmWording } from '../subscribing/subscribe-wording.contract.ts'
import { ErasureWords } from './erasure-words.tsx'

interface PreferenceActionsProps {
  code: string
  preferences: { maskedAddress: string; weeklyTips: boolean }
}

export function PreferenceActions({ code: mailedCode, preferences }: PreferenceActionsProps) {
  const t = useTranslations()
  // Stopping the tips makes the mailed code invalid, and the answer holds the next one.
  const [code, setCode] = useState(mailedCode)
  const [weeklyTips, setWeeklyTips] = useState(preferences.weeklyTips)
  const [answer, setAnswer] = useState<string | null>(null)
  const [erasureAsked, setErasureAsked] = useState(false)
  const tips = useSubmit(async () => {
    const answer = await switchTips(code, !weeklyTips)
    setAnswer(answer.message)
    setCode(answer.code ?? code)
    // Coming back waits for a press in the mailbox.
    setWeeklyTips(false)
  }, t('shell_unexpected'))
  const copy = useSubmit(async () => {
    const data = await fetchSubscriptionData(code)
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

/** One press here and one in the mailbox: what is erased does not come back. */
function EraseSection({ code, onAsked }: { code: string; onAsked: (message: string) => void }) {
  const t = useTranslations()
  const ask = useSubmit(async () => onAsked(await requestErasure(code)), t('shell_unexpected'))
  return (
    <section aria-labelledby="erase-title">
      <h2 id="erase-title">{t('newsletter_preferences_erase_title')}</h2>
      <ErasureWords />
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
