// The two choices: same look, same size, one press each.

import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from './consent-buttons.module.css'
import { useConsent } from './consent-context.tsx'

/** @param google whether Google's count is named beside them */
export function ConsentButtons({ google }: { google: boolean }) {
  const t = useTranslations()
  const { essentialOnly, acceptAll } = useConsent()
  return (
    <div className={styles.choices}>
      <Button onClick={essentialOnly}>{t('consent_essential_button')}</Button>
      <Button onClick={() => acceptAll(google)}>{t('consent_all_button')}</Button>
    </div>
  )
}
