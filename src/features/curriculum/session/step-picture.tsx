// The drawing of a step for a child with SEND, with the words that say what it shows.
import { Scene } from '../pictures/scene.tsx'
import styles from './session.module.css'

interface StepPictureProps {
  picture: string
  /** The address of its drawing. */
  drawing: string
}

export function StepPicture({ picture, drawing }: StepPictureProps) {
  return (
    <figure className={styles.picture}>
      <Scene path={drawing} />
      <figcaption>{picture}</figcaption>
    </figure>
  )
}
