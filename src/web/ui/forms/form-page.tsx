// The frame of a page with one form: a heading and a column narrow enough for a thumb. On wide screens a picture is beside it,
// with what else the page has to say.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../picture.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  /** The address of a scene; wide screens alone show it. */
  scene?: string
  /** Below the form on a phone, below the picture where it is wide. */
  beside?: ReactNode
  /** Its sections are in two columns where it is wide. */
  sections?: boolean
  children: ReactNode
}

export function FormPage({ title, scene, beside, sections = false, children }: FormPageProps) {
  const t = useTranslations()
  const hasSide = scene !== undefined || beside !== undefined
  return (
    <div
      className={[styles.page, hasSide && styles.withSide, sections && styles.withSections].filter(Boolean).join(' ')}
    >
      <div className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>{t('forms_needs_scripts')}</p>
        </noscript>
        {children}
      </div>
      {hasSide ? (
        <div className={styles.side}>
          {scene === undefined ? null : <Picture src={scene} className={styles.scene} />}
          {beside}
        </div>
      ) : null}
    </div>
  )
}
