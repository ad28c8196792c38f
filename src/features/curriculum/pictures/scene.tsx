// The scene of a tool or a toolkit. Decoration: the words beside it say what it shows.
import styles from './scene.module.css'

interface SceneProps {
  /** The address of its file; nothing is shown without one. */
  path: string | undefined
}

export function Scene({ path }: SceneProps) {
  if (path === undefined) return null
  return (
    <svg className={styles.scene} aria-hidden="true" viewBox="0 0 320 180" preserveAspectRatio="xMidYMax">
      <use href={`${path}#s`} />
    </svg>
  )
}
