// The frame of the desk's pages before sign-in.
import type { ReactNode } from 'react'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import styles from './door-page.module.css'

export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.door}>
      <FormPage title={title}>{children}</FormPage>
    </main>
  )
}
