import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import styles from './challenge-finder.module.css'
import type { CardRotation } from './use-card-rotation.ts'

/** Directly before the cards in reading and tab order: the stop comes before what moves (decision 85). */
export function RotationControl({ rotation }: { rotation: CardRotation }) {
  return (
    <button type="button" className={styles.rotation} onClick={rotation.toggle}>
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
        <path d={rotation.rotating ? 'M5 3h4v14H5zm6 0h4v14h-4z' : 'M5 3l12 7-12 7z'} />
      </svg>
      {rotation.rotating ? m.home_rotation_stop(LANGUAGE) : m.home_rotation_start(LANGUAGE)}
    </button>
  )
}
