// When the question about cookies is asked: at the first quiet moment of a page that it may cover, of visitors who have not chosen yet.
import { useEffect, useState } from 'react'
import { type UIMatch, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { HELP_PATH, PRIVACY_PATH } from '#src/shared/paths.ts'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './consent-banner.module.css'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './consent-context.tsx'
import { waitForQuietMoment } from './quiet-moment.ts'

/** What a page's `handle` says when the question must never cover it. */
export interface UndisturbedPage {
  /** @param loaderData what the page's loader gave */
  undisturbed: (loaderData: unknown) => boolean
}

export function ConsentBanner() {
  const { hasConsented } = useConsent()
  const undisturbed = useMatches().some(isUndisturbed)
  const mayAsk = hasConsented === null && !undisturbed
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!mayAsk) return
    const end = waitForQuietMoment(() => setQuiet(true))
    return () => {
      end()
      setQuiet(false)
    }
  }, [mayAsk])
  return mayAsk && isQuiet ? <ConsentQuestion /> : null
}

function isUndisturbed({ handle, loaderData }: UIMatch): boolean {
  return (handle as Partial<UndisturbedPage> | undefined)?.undisturbed?.(loaderData) === true
}

/** It has no way out but a choice, and both choices look and weigh the same. */
export function ConsentQuestion() {
  const t = useTranslations()
  // Google Analytics is named once the server has answered that the operator uses it.
  const google = useSettings()?.gaMeasurementId != null
  return (
    <Dialog title={t('consent_title')} className={styles.question}>
      <p>{t('consent_essential')}</p>
      <p>{t('consent_count')}</p>
      {google ? <p>{t('consent_google')}</p> : null}
      <ConsentButtons google={google} />
      <p className={styles.links}>
        <PageLink to={PRIVACY_PATH}>{t('shell_link_privacy_policy')}</PageLink>
        <PageLink to={HELP_PATH}>{t('shell_link_help')}</PageLink>
      </p>
    </Dialog>
  )
}
