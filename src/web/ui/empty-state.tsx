// Shown where there is nothing yet: a picture, and what to do about it. It invites, and does not say what is missing.
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Picture } from './picture.tsx'

interface EmptyStateProps {
  picture: string
  children: ReactNode
}

export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Picture src={picture} className={styles.picture} first />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
