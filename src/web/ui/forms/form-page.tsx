// The frame of a page with one form: a heading, a column narrow enough for a thumb, and nothing else.
import type { ReactNode } from 'react'
import styles from './form-page.module.css'

export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
