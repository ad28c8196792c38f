// The frame of a page with one form: a heading, a column narrow enough for a thumb, and nothing else.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './form-page.module.css'

export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <noscript>
        <p>{t('forms_needs_scripts')}</p>
      </noscript>
      {children}
    </div>
  )
}
