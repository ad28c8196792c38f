// The choice about cookies on the privacy page: what it is now, and a way to change it at any time.

import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Translate } from '#src/shared/translate.ts'
import { useSettings } from '#src/web/hooks/use-settings.ts'
import { Button } from '#src/web/ui/button.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './consent-context.tsx'
import styles from './cookie-panel.module.css'

export function CookiePanel() {
  const t = useTranslations()
  const { hasConsented, analyticsAllowed } = useConsent()
  const [managing, setManaging] = useState(false)
  const google = useSettings()?.gaMeasurementId != null
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('consent_panel_title')}
      </h2>
      <p role="status" className={styles.status}>
        {statusOf(t, hasConsented)}
      </p>
      <Button aria-expanded={managing} aria-controls={id} onClick={() => setManaging(!managing)}>
        {managing ? t('consent_panel_hide') : t('consent_panel_manage')}
      </Button>
      <div id={id} hidden={!managing}>
        <ul className={styles.kinds}>
          <li>{t('consent_panel_essential')}</li>
          <li>{analyticsAllowed ? t('consent_panel_analytics_on') : t('consent_panel_analytics_off')}</li>
        </ul>
        {google ? <p>{t('consent_google')}</p> : null}
        <ConsentButtons google={google} />
      </div>
    </section>
  )
}

function statusOf(t: Translate, hasConsented: boolean | null): string {
  if (hasConsented === null) return t('consent_panel_not_set')
  return hasConsented ? t('consent_panel_all') : t('consent_panel_essential_only')
}
