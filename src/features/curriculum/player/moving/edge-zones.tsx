// Wide screens have tap areas left and right of the step. An extra: Back and Next do the same.
import { useTranslations } from 'use-intl'
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
  const t = useTranslations()
  return (
    <div className={styles.zones}>
      {canGoBack ? (
        <button
          type="button"
          className={`${styles.zone} ${styles.start}`}
          aria-label={t('player_previous_step')}
          onClick={onBack}
        >
          <ArrowStartIcon />
        </button>
      ) : null}
      {last ? null : (
        <button
          type="button"
          className={`${styles.zone} ${styles.end}`}
          aria-label={t('player_next_step')}
          aria-disabled={blocked ? true : undefined}
          onClick={onNext}
        >
          <ArrowEndIcon />
        </button>
      )}
    </div>
  )
}
