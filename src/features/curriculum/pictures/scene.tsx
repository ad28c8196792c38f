// The scene of a tool or a toolkit. Decoration: the words beside it say what it shows.
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './scene.module.css'

interface SceneProps {
  /** The address of its file; nothing is shown without one. */
  path: string | undefined
  /** In place of its own look: the whole width, with round corners. */
  className?: string | undefined
  /** It is out of sight as the page opens, and is only asked for when it comes into sight. */
  later?: boolean
}

export function Scene({ path, className = styles.scene, later = false }: SceneProps) {
  return path === undefined ? null : <Picture src={path} className={className} first={!later} />
}
