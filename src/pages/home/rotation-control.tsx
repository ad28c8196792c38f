import { useTranslations } from 'use-intl'
import styles from './challenge-finder.module.css'
import type { CardRotation } from './use-card-rotation.ts'

/**
 * Directly before the cards in reading and tab order: the stop comes before what moves. On a phone it is one
 * short word at the end of the title's line, and takes no room from the cards.
 */
export function RotationControl({ rotation }: { rotation: CardRotation }) {
  const t = useTranslations()
  const { rotating, toggle } = rotation
  return (
    <button
      type="button"
      className={styles.rotation}
      aria-label={rotating ? t('home_rotation_stop') : t('home_rotation_start')}
      onClick={toggle}
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
        <path d={rotating ? 'M5 3h4v14H5zm6 0h4v14h-4z' : 'M5 3l12 7-12 7z'} />
      </svg>
      <span>
        {t.rich(rotating ? 'home_rotation_stop_parts' : 'home_rotation_start_parts', {
          more: (words) => <span className={styles.what}>{words}</span>,
        })}
      </span>
    </button>
  )
}
