// A stamp of the licence: a full ring once its session is finished; until then a dashed one, and a faint picture of what is to come.
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './stamp.module.css'

interface StampProps {
  /** The address of the session's picture. */
  scene: string | undefined
  done: boolean
}

export function Stamp({ scene, done }: StampProps) {
  return (
    <span className={`${styles.stamp} ${done ? styles.done : ''}`}>
      {scene === undefined ? null : <Picture src={scene} first />}
    </span>
  )
}
