// Wide screens have tap areas left and right of the step. An extra: Back and Next do the same.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { ArrowEndIcon, ArrowStartIcon } from '#src/web/ui/icons.tsx'
import styles from './edge-zones.module.css'

interface EdgeZonesProps {
  canGoBack: boolean
  blocked: boolean
  last: boolean
  onBack: () => void
  onNext: () => void
}

export function EdgeZones({ canGoBack, blocked, last, onBack, onNext }: EdgeZonesProps) {
  return (
    <div className={styles.zones}>
      {canGoBack ? (
        <button
          type="button"
          className={`${styles.zone} ${styles.start}`}
          aria-label={m.player_previous_step(LANGUAGE)}
          onClick={onBack}
        >
          <ArrowStartIcon />
        </button>
      ) : null}
      {last ? null : (
        <button
          type="button"
          className={`${styles.zone} ${styles.end}`}
          aria-label={m.player_next_step(LANGUAGE)}
          aria-disabled={blocked ? true : undefined}
          onClick={onNext}
        >
          <ArrowEndIcon />
        </button>
      )}
    </div>
  )
}
