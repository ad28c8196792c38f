// A search that found nothing is no dead end: the toolkits are a way on, and so is help. Loaded when that happens.

import { HELP_PATH, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './no-match.module.css'

export default function NoMatch() {
  return (
    <div className={styles.ways}>
      <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 240 110" fill="none">
        <path className={styles.steps} d="M4 106h60V82h50V58h50V34h72" />
        <path className={styles.rail} d="M4 70h44l44-36" />
        <circle cx="112" cy="26" r="20" />
        <path d="M127 41l17 17" />
      </svg>
      <p>One of the toolkits may have what you need. If something serious has happened, there is help.</p>
      <p className={styles.buttons}>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} {...trackedButton('browse_toolkits', 'home')}>
          Browse all toolkits
        </ButtonLink>
        <PageLink to={HELP_PATH} className={styles.help} {...trackedButton('help', 'home')}>
          Get help now
        </PageLink>
      </p>
    </div>
  )
}
