// Way out, where we are, help, and the tool's name. On a phone the name scrolls away with the words.

import * as m from '#messages'
import { HELP_PATH } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { ArrowStartIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { ProgressBar } from '#src/web/ui/progress-bar.tsx'
import { RichText } from '#src/web/ui/rich-text.tsx'
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
  const place = m.player_step(LANGUAGE, { step: step + 1, steps })
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink to={backTo} className={styles.back} aria-label={m.player_toolkit_link(LANGUAGE)}>
          <ArrowStartIcon />
          <span>
            <RichText
              message={m.player_toolkit_link_short(LANGUAGE)}
              more={(words) => <span className={styles.backTo}>{words}</span>}
            />
          </span>
        </PageLink>
        <p className={styles.place}>
          <span role="status">{place}</span>
          <span className={styles.minutes}> · {m.curriculum_minutes(LANGUAGE, { minutes })}</span>
        </p>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'player')}>
          {m.shell_link_help(LANGUAGE)}
        </PageLink>
        {steps > 1 ? (
          <div className={styles.rail}>
            <ProgressBar
              flat
              label={m.player_progress_name(LANGUAGE)}
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
