// The roof of a drawn house, with the cat on it. The house gives its sizes and the colours of its bricks.
import styles from './house-roof.module.css'

interface HouseRoofProps {
  className: string | undefined
  /** The class of the cat: where it sits, and how large. */
  cat: string | undefined
}

export function HouseRoof({ className, cat }: HouseRoofProps) {
  return (
    <div className={`${styles.roof} ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 600 96" preserveAspectRatio="none">
        <path className={styles.brick} d="M454 14h48v72h-48z" />
        <path className={styles.tiles} d="M4 94 300 8l296 86z" />
      </svg>
      <svg aria-hidden="true" className={`${styles.cat} ${cat}`} viewBox="-16 -24 40 48">
        <path className={styles.tail} d="M9 20c9 3 13-8 7-14" />
        <path className={styles.fur} d="M-11 21c-3-14 0-24 5-27l-3-12 7 4h5l7-4-3 12c5 3 8 13 5 27z" />
      </svg>
    </div>
  )
}
