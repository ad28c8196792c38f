// The coloured tile with an emoji, a toolkit's own or another. Decoration: a title is always beside it.
import styles from './module-tile.module.css'

interface ModuleTileProps {
  emoji: string
  /** One of a toolkit's: the room that it is (`tokens.css`). */
  colour: string
}

export function ModuleTile({ emoji, colour }: ModuleTileProps) {
  return (
    <span aria-hidden="true" data-room={colour} className={styles.tile}>
      {emoji}
    </span>
  )
}
