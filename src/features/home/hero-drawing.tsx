// The idea of the product as a line: stairs, and a yellow rail to hold for a few steps.
import styles from './challenge-finder.module.css'

export function HeroDrawing() {
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 540 260" preserveAspectRatio="xMaxYMax meet">
      <path className={styles.stairs} d="M0 260v-30h97v-60h120v-60h120V48h203v212z" />
      <path className={styles.rail} d="M20 182h130q16 0 28-10L392 20q8-8 18-8h130" />
    </svg>
  )
}
