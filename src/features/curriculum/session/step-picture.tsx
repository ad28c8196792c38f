// The picture of a turn or a card: the drawing of its one idea. For a child with SEND words below it say what it shows.
import styles from './turn.module.css'

interface StepPictureProps {
  /** What it shows; without it, it is decoration. */
  words: string | undefined
  /** The address of its drawing. */
  drawing: string
  /** Below it are the answers of a card. */
  low: boolean
}

export function StepPicture({ words, drawing, low }: StepPictureProps) {
  return (
    <figure className={`${styles.picture} ${low ? styles.low : ''}`}>
      <svg aria-hidden="true" viewBox="0 0 320 180">
        <use href={`${drawing}#s`} />
      </svg>
      {words === undefined ? null : <figcaption>{words}</figcaption>}
    </figure>
  )
}
