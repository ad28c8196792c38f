// A teenager's own words about what the tool is for, and what may lie behind them.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { TeenView } from '../../curriculum.contract.ts'
import styles from './teen.module.css'

export default function TeenViewPart({ view: { says, behindTree } }: { view: TeenView }): ReactNode {
  const t = useTranslations()
  return (
    <section className={styles.part}>
      <div className={styles.theirs}>
        <h3 {...ourLanguage()}>{t('teen_view_title')}</h3>
        <blockquote className={styles.says}>
          <p>{t('teen_view_says', { words: says })}</p>
        </blockquote>
      </div>
      <div className={styles.behind}>
        <Markdown blocks={behindTree} />
      </div>
    </section>
  )
}
