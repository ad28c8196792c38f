import styles from './place-bar.module.css'
import { Places } from './places.tsx'

/** The five places under the thumb, at the foot of a phone. */
export function PlaceBar() {
  return <Places className={styles.bar} link={styles.link} />
}
