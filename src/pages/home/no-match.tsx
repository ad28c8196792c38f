// A search that found nothing is no dead end: fewer words may find more, all tools are a way on, and so is help. Loaded when that happens.

import { useTranslations } from 'use-intl'
import { HELP_PATH, TOOLS_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import scene from '../../../content/en/scenes/empty-search.svg?url'
import styles from './no-match.module.css'

export default function NoMatch() {
  const t = useTranslations()
  return (
    <EmptyState picture={scene}>
      <p>{t('home_no_match_text')}</p>
      <p className={styles.buttons}>
        <ButtonLink to={TOOLS_PATH} {...trackedButton('browse_toolkits', 'home')}>
          {t('shell_link_tools')}
        </ButtonLink>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'home')}>
          {t('shell_link_help')}
        </PageLink>
      </p>
    </EmptyState>
  )
}
