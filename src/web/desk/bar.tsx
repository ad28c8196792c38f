// A bar beside a figure, as long as the figure is large. The figure says the same, so it is hidden from a screen reader.
import styles from './bar.module.css'

/** @param share of the widest bar, from 0 to 1 */
export function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none">
      <rect className={styles.ground} width="100" height="4" />
      <rect width={100 * share} height="4" />
    </svg>
  )
}
