// The choice about cookies on the privacy page: what it is now, and a way to change it at any time.

import { useId, useState } from 'react'
import * as m from '#messages'
import { useSettings } from '#src/features/settings/use-settings.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './consent-context.tsx'
import styles from './cookie-panel.module.css'

export function CookiePanel() {
  const { hasConsented, analyticsAllowed } = useConsent()
  const [managing, setManaging] = useState(false)
  const google = useSettings()?.gaMeasurementId != null
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {m.consent_panel_title(LANGUAGE)}
      </h2>
      <p role="status" className={styles.status}>
        {statusOf(hasConsented)}
      </p>
      <Button aria-expanded={managing} aria-controls={id} onClick={() => setManaging(!managing)}>
        {managing ? m.consent_panel_hide(LANGUAGE) : m.consent_panel_manage(LANGUAGE)}
      </Button>
      <div id={id} hidden={!managing}>
        <ul className={styles.kinds}>
          <li>{m.consent_panel_essential(LANGUAGE)}</li>
          <li>{analyticsAllowed ? m.consent_panel_analytics_on(LANGUAGE) : m.consent_panel_analytics_off(LANGUAGE)}</li>
        </ul>
        {google ? <p>{m.consent_google(LANGUAGE)}</p> : null}
        <ConsentButtons google={google} />
      </div>
    </section>
  )
}

function statusOf(hasConsented: boolean | null): string {
  if (hasConsented === null) return m.consent_panel_not_set(LANGUAGE)
  return hasConsented ? m.consent_panel_all(LANGUAGE) : m.consent_panel_essential_only(LANGUAGE)
}
