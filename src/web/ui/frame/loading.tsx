import { useTranslations } from 'use-intl'
import styles from './loading.module.css'

/** The waiting state of a page. Rendered empty first, because screen readers announce only text that is added to a status. */
export function Loading({ waiting = true }: { waiting?: boolean }) {
  const t = useTranslations()
  return (
    <p role="status" className={waiting ? styles.loading : undefined}>
      {waiting ? t('shell_loading') : null}
    </p>
  )
}
