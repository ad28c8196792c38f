// The frame of a page with one form: a picture, a heading and a column narrow enough for a thumb. On wide screens the picture is
// beside it, with what else the page has to say.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../picture.tsx'
import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  /** The address of its scene. */
  scene?: string
  /** Below the form on a phone, below the picture where it is wide. */
  beside?: ReactNode
  children: ReactNode
}

export function FormPage({ title, scene, beside, children }: FormPageProps) {
  const t = useTranslations()
  return (
    <div className={`${styles.page} ${scene === undefined ? '' : styles.pictured}`}>
      {scene === undefined ? null : <Picture src={scene} className={styles.scene} first />}
      <div className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>{t('forms_needs_scripts')}</p>
        </noscript>
        {children}
      </div>
      {beside === undefined ? null : <div className={styles.side}>{beside}</div>}
    </div>
  )
}
