// 'Where this comes from': the short list of sources at the end of every tool.
import type { Source } from './sources.contract.ts'
import styles from './sources-line.module.css'

export function SourcesLine({ sources }: { sources: Pick<Source, 'author' | 'title' | 'year'>[] }) {
  return (
    <details className={styles.sources}>
      <summary>Where this comes from</summary>
      <ul>
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
