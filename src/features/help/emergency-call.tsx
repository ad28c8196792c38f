// The link to ring 999: the only element in solid red, shown once on a screen.

import { useTranslations } from 'use-intl'
import styles from './emergency-call.module.css'
import { PhoneIcon } from './phone-icon.tsx'

export function EmergencyCall() {
  const t = useTranslations()
  return (
    <a href="tel:999" className={styles.call}>
      <PhoneIcon />
      <span>
        {t.rich('help_emergency', {
          call: (words) => <strong>{words}</strong>,
          when: (words) => <span className={styles.when}>{words}</span>,
        })}
      </span>
    </a>
  )
}
