// One line on the steps of a serious tool: where to go if it is happening now.

import { useTranslations } from 'use-intl'
import { documentPath, ourLanguage } from '#src/web/language/language.ts'
import styles from './help-strip.module.css'

/** @param to a page for now, or the one of all help lines: a document of its own, which opens without a script */
export function HelpStrip({ to }: { to: string }) {
  const t = useTranslations()
  return (
    <aside {...ourLanguage()} className={styles.strip} aria-label={t('help_lines_name')}>
      <a href={documentPath(to)}>{t('now_happening_link')}</a>
      <a href="tel:999" className={styles.number}>
        {t('help_strip_ring')}
      </a>
    </aside>
  )
}
