import { counted } from '#src/shared/counted-buttons.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from './challenge-finder.module.css'
import type { CardRotation } from './use-card-rotation.ts'

interface RotationControlsProps {
  rotation: CardRotation
  onShowOthers: () => void
}

/** Stands before the cards in reading and tab order, so that the stop comes before what moves. */
export function RotationControls({ rotation, onShowOthers }: RotationControlsProps) {
  return (
    <div className={styles.controls}>
      <Button onClick={rotation.toggle}>{rotation.rotating ? 'Stop changing cards' : 'Start changing cards'}</Button>
      <Button look="strong" onClick={onShowOthers} {...counted('different_challenges', 'home')}>
        Show different challenges
      </Button>
    </div>
  )
}
