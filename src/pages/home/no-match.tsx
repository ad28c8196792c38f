// A search that found nothing is no dead end: fewer words may find more, all tools are a way on, and so is help. Loaded when that happens.

import { useTranslations } from 'use-intl'
import { HELP_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './no-match.module.css'

export default function NoMatch() {
  const t = useTranslations()
  return (
    <div className={styles.ways}>
      <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 240 110" fill="none">
        <path className={styles.steps} d="M4 106h60V82h50V58h50V34h72" />
        <path className={styles.rail} d="M4 70h44l44-36" />
        <circle cx="112" cy="26" r="20" />
        <path d="M127 41l17 17" />
      </svg>
      <p>{t('home_no_match_text')}</p>
      <p className={styles.buttons}>
        <ButtonLink to={TOOLS_PATH} {...trackedButton('browse_toolkits', 'home')}>
          {t('shell_link_tools')}
        </ButtonLink>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'home')}>
          {t('shell_link_help')}
        </PageLink>
      </p>
    </div>
  )
}
