// The frame of a page with one form: a heading, a column narrow enough for a thumb, and nothing else.
import type { ReactNode } from 'react'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './form-page.module.css'

export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <noscript>
        <p>{m.forms_needs_scripts(LANGUAGE)}</p>
      </noscript>
      {children}
    </div>
  )
}
