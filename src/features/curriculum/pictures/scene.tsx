// The scene of a tool or a toolkit. Decoration: the words beside it say what it shows.
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './scene.module.css'

interface SceneProps {
  /** The address of its file; nothing is shown without one. */
  path: string | undefined
}

export function Scene({ path }: SceneProps) {
  return path === undefined ? null : <Picture src={path} className={styles.scene} first />
}
