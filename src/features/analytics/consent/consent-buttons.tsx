// The two choices: same look, same size, one press each.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './consent-buttons.module.css'
import { useConsent } from './consent-context.tsx'

/** @param google whether Google's count is named beside them */
export function ConsentButtons({ google }: { google: boolean }) {
  const { essentialOnly, acceptAll } = useConsent()
  return (
    <div className={styles.choices}>
      <Button onClick={essentialOnly}>{m.consent_essential_button(LANGUAGE)}</Button>
      <Button onClick={() => acceptAll(google)}>{m.consent_all_button(LANGUAGE)}</Button>
    </div>
  )
}
