// The drawing of a step for a child with SEND, with the words that say what it shows.
import styles from './session.module.css'

interface StepPictureProps {
  picture: string
  /** The address of its drawing. */
  drawing: string
}

export function StepPicture({ picture, drawing }: StepPictureProps) {
  return (
    <figure className={styles.picture}>
      <svg aria-hidden="true" viewBox="0 0 320 180" preserveAspectRatio="xMidYMax">
        <use href={`${drawing}#s`} />
      </svg>
      <figcaption>{picture}</figcaption>
    </figure>
  )
}
