import { useTranslations } from 'use-intl'
import styles from './loading.module.css'

/** The waiting state of a page. Here before its word, so that the word is announced. */
export function Loading({ waiting = true }: { waiting?: boolean }) {
  const t = useTranslations()
  return (
    <p role="status" className={waiting ? styles.loading : undefined}>
      {waiting ? t('shell_loading') : null}
    </p>
  )
}
