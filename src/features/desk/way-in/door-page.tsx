// The frame of the pages before somebody is signed in.
import { type ReactNode, useEffect } from 'react'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import styles from './door-page.module.css'

export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`
  }, [title])
  return (
    <main className={styles.door}>
      <FormPage title={title}>{children}</FormPage>
    </main>
  )
}
