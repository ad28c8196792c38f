// The choice about cookies on the privacy page: what it is now, and a way to change it at any time.
import { useId, useState } from 'react'
import { Button } from '#src/web/ui/button.tsx'
import { ConsentButtons } from './consent-buttons.tsx'
import { useConsent } from './consent-context.tsx'
import styles from './cookie-panel.module.css'

export function CookiePanel() {
  const { hasConsented, analyticsAllowed } = useConsent()
  const [managing, setManaging] = useState(false)
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Cookie preferences
      </h2>
      <p role="status" className={styles.status}>
        {statusOf(hasConsented)}
      </p>
      <Button aria-expanded={managing} aria-controls={id} onClick={() => setManaging(!managing)}>
        {managing ? 'Hide' : 'Manage'}
      </Button>
      <div id={id} hidden={!managing}>
        <ul className={styles.kinds}>
          <li>Essential: always on. The site does not work without it.</li>
          <li>{analyticsAllowed ? 'Analytics: enabled' : 'Analytics: disabled'}</li>
        </ul>
        <ConsentButtons />
      </div>
    </section>
  )
}

function statusOf(hasConsented: boolean | null): string {
  if (hasConsented === null) return 'Not set'
  return hasConsented ? 'All cookies accepted' : 'Essential cookies only'
}
