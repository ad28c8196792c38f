// What the tools of one toolkit cite, folded until the reader opens it: the lists are long.

import { useTranslations } from 'use-intl'
import type { ToolkitLook } from '#src/features/curriculum/curriculum.contract.ts'
import type { CitedSource } from '#src/features/help/sources/sources.contract.ts'
import styles from './toolkit-source-list.module.css'

export interface CitedToolkit {
  id: string
  title: string
  look: ToolkitLook
  sources: CitedSource[]
}

export function ToolkitSourceList({ title, look, sources }: CitedToolkit) {
  const t = useTranslations()
  return (
    <details className={styles.toolkit}>
      <summary className={styles.title}>
        <span aria-hidden="true">{look.emoji}</span> {t('sources_toolkit_sources', { title, count: sources.length })}
      </summary>
      <ul className={styles.list}>
        {sources.map((source) => (
          <Entry key={source.title + source.origin} {...source} />
        ))}
      </ul>
    </details>
  )
}

function Entry({ title, origin, supports, notFor }: CitedSource) {
  const t = useTranslations()
  return (
    <li className={styles.entry}>
      <strong>{title}</strong>
      <span className={styles.origin}>{origin}</span>
      <span>{supports}</span>
      <span>{t.rich('sources_not_for', { what: notFor, strong: (words) => <b>{words}</b> })}</span>
    </li>
  )
}
