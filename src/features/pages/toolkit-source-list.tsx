// What the tools of one toolkit cite, folded until somebody asks: the lists are long.
import type { ToolkitSources } from '#src/features/curriculum/curriculum.contract.ts'
import { moduleEmoji } from '#src/features/curriculum/module-emoji.ts'
import type { CitedSource } from '#src/features/sources/sources.contract.ts'
import { plural } from '#src/web/plural.ts'
import styles from './toolkit-source-list.module.css'

/** @param sources those of all toolkits; only the ones of this toolkit are shown, in their order */
export function ToolkitSourceList({ toolkit, sources }: { toolkit: ToolkitSources; sources: CitedSource[] }) {
  const own = sources.filter((source) => toolkit.sourceIds.includes(source.id))
  return (
    <details className={styles.toolkit}>
      <summary className={styles.title}>
        <span aria-hidden="true">{moduleEmoji(toolkit.moduleId)}</span> {toolkit.title}: {own.length}{' '}
        {plural(own.length, { one: 'source', other: 'sources' })}
      </summary>
      <ul className={styles.list}>
        {own.map((source) => (
          <Entry key={source.id} {...source} />
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
