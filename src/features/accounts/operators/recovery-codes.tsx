// Ten codes for the day on which the phone is gone, shown once.
import { useTranslations } from 'use-intl'
import styles from './recovery-codes.module.css'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations()
  return (
    <>
      <p>{t('desk_recovery_why')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}
