// A row of buttons to where somebody may want to go next.
import type { ReactNode } from 'react'
import styles from './ways-on.module.css'

export function NextLinks({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
