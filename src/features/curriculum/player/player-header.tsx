// Way out, where we are, help, and the tool's name. On a phone the name scrolls away with the words.

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
  const place = `Step ${step + 1} of ${steps}`
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={backTo} className={styles.back} aria-label="Back to Toolkit">
          <ArrowStartIcon />
          <span>
            <span className={styles.backTo}>Back to </span>Toolkit
          </span>
        </PageLink>
        <p className={styles.place}>
          <span role="status">{place}</span>
          <span className={styles.minutes}> · {minutes} min</span>
        </p>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'player')}>
          Get help now
        </PageLink>
        {steps > 1 ? (
          <div className={styles.rail}>
            <ProgressBar
              flat
              label="Progress in this tool"
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
