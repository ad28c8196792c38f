// 'Where this comes from': the short list of sources at the end of every tool.

import { useTranslations } from 'use-intl'
import { englishDirection, ourLanguage, staysEnglish } from '#src/web/language/language.ts'
import type { Source } from './sources.contract.ts'
import styles from './sources-line.module.css'

export function SourcesLine({ sources }: { sources: Pick<Source, 'author' | 'title' | 'year'>[] }) {
  const t = useTranslations()
  return (
    <details {...ourLanguage()} className={styles.sources}>
      <summary>{t('sources_line_title')}</summary>
      <ul lang={staysEnglish()} dir={englishDirection()}>
        {sources.map((source) => (
          <li key={`${source.author}: ${source.title}`}>
            {source.author}, <cite>{source.title}</cite>
            {source.year === '' ? '' : `, ${source.year}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
