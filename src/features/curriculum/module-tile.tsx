// The coloured tile with an emoji, a toolkit's own or another. Decoration: a title always stands beside it.
import styles from './module-tile.module.css'

interface ModuleTileProps {
  emoji: string
  /** One of a toolkit's; the night stands for any other. */
  colour: string
}

export function ModuleTile({ emoji, colour }: ModuleTileProps) {
  return (
    <span aria-hidden="true" className={`${styles.tile} ${styles[colour] ?? ''}`}>
      {emoji}
    </span>
  )
}
