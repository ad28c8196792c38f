// What the tools of one toolkit cite, folded until somebody asks: the lists are long.
import { moduleEmoji } from '#src/features/curriculum/module-emoji.ts'
import type { CitedSource } from '#src/features/sources/sources.contract.ts'
import { plural } from '#src/web/plural.ts'
import styles from './toolkit-source-list.module.css'

export interface CitedToolkit {
  moduleId: string
  title: string
  sources: CitedSource[]
}

export function ToolkitSourceList({ moduleId, title, sources }: CitedToolkit) {
  return (
    <details className={styles.toolkit}>
      <summary className={styles.title}>
        <span aria-hidden="true">{moduleEmoji(moduleId)}</span> {title}: {sources.length}{' '}
        {plural(sources.length, { one: 'source', other: 'sources' })}
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
        <b>Not for:</b> {notFor}
      </span>
    </li>
  )
}
