// Way out, where we are, help, and the tool's name. On a phone the name scrolls away with the words.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ArrowStartIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ProgressBar } from '#src/web/ui/progress-bar.tsx'
import styles from './player-header.module.css'

interface PlayerHeaderProps {
  backTo: string
  title: string
  /** Counted from 0. */
  step: number
  steps: number
  minutes: number
}

export function PlayerHeader({ backTo, title, step, steps, minutes }: PlayerHeaderProps) {
  const t = useTranslations()
  const place = t('player_step', { step: String(step + 1), steps: String(steps) })
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={backTo} className={styles.back} aria-label={t('player_toolkit_link')}>
          <ArrowStartIcon />
          <span>
            {t.rich('player_toolkit_link_short', { more: (words) => <span className={styles.backTo}>{words}</span> })}
          </span>
        </PageLink>
        <p className={styles.place}>
          <span role="status">{place}</span>
          <span className={styles.minutes}> · {t('curriculum_minutes', { minutes: String(minutes) })}</span>
        </p>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'player')}>
          {t('shell_link_help')}
        </PageLink>
        {steps > 1 ? (
          <div className={styles.rail}>
            <ProgressBar
              flat
              label={t('player_progress_name')}
              percent={Math.round(((step + 1) / steps) * 100)}
              valueText={place}
            />
          </div>
        ) : null}
      </div>
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
