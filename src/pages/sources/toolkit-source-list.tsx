// What the tools of one toolkit cite, folded until somebody asks: the lists are long.

import * as m from '#messages'
import type { ToolkitLook } from '#src/features/curriculum/curriculum.contract.ts'
import type { CitedSource } from '#src/features/help/sources/sources.contract.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { RichText } from '#src/web/ui/rich-text.tsx'
import styles from './toolkit-source-list.module.css'

export interface CitedToolkit {
  id: string
  title: string
  look: ToolkitLook
  sources: CitedSource[]
}

export function ToolkitSourceList({ title, look, sources }: CitedToolkit) {
  return (
    <details className={styles.toolkit}>
      <summary className={styles.title}>
        <span aria-hidden="true">{look.emoji}</span>{' '}
        {m.sources_toolkit_sources(LANGUAGE, { title, count: sources.length })}
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
  return (
    <li className={styles.entry}>
      <strong>{title}</strong>
      <span className={styles.origin}>{origin}</span>
      <span>{supports}</span>
      <span>
        <RichText message={m.sources_not_for(LANGUAGE, { what: notFor })} strong={(words) => <b>{words}</b>} />
      </span>
    </li>
  )
}
