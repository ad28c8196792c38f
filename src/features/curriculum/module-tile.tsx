// The coloured tile with a toolkit's emoji. Decoration: its title always stands beside it.
import { moduleEmoji } from './module-emoji.ts'
import styles from './module-tile.module.css'

interface ModuleTileProps {
  moduleId: string
  /** Another emoji than the toolkit's own. */
  emoji?: string
}

export function ModuleTile({ moduleId, emoji = moduleEmoji(moduleId) }: ModuleTileProps) {
  return (
    <span aria-hidden="true" className={`${styles.tile} ${styles[moduleId] ?? ''}`}>
      {emoji}
    </span>
  )
}
