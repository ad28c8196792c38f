// A letter that has come up the steps: its flap is the rail.
import styles from './letter-drawing.module.css'

export function LetterDrawing() {
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 40 240 110" fill="none">
      <path className={styles.steps} d="M4 146h44v-24h40" />
      <path d="M88 50h132v96H88z" />
      <path className={styles.rail} d="M4 92h20l42-36q6-6 14-6h8l57 48q9 7 18 0l57-48" />
    </svg>
  )
}
