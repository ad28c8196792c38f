import styles from './phone-icon.module.css'

/** A telephone receiver, in the colour of its text. The words beside it say what it is for. Drawn by the stylesheet: 'Get help now' has more than a hundred. */
export function PhoneIcon() {
  return <span className={styles.phone} />
}
