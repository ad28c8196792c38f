// The coloured tile with an emoji, a toolkit's own or another. Decoration: a title always stands beside it.
import type { ToolkitLook } from './curriculum.contract.ts'
import styles from './module-tile.module.css'

export function ModuleTile({ emoji, colour }: ToolkitLook) {
  return (
    <span aria-hidden="true" className={`${styles.tile} ${styles[colour] ?? ''}`}>
      {emoji}
    </span>
  )
}
