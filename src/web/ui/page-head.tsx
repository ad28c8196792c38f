// The head of a page: its title and first words, with a picture above them on a phone and beside them where it is wide.
import type { ReactNode } from 'react'
import styles from './page-head.module.css'
import { Picture } from './picture.tsx'

interface PageHeadProps {
  /** The address of its scene. */
  scene: string
  children: ReactNode
}

export function PageHead({ scene, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>{children}</div>
      <Picture src={scene} className={styles.scene} first />
    </div>
  )
}
