// The frame of the desk's pages before sign-in.
import type { ReactNode } from 'react'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import styles from './auth-layout.module.css'

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.layout}>
      <FormPage title={title}>{children}</FormPage>
    </main>
  )
}
