// People or organisations whose work we learnt from: who, what we took, and from which works.
import type { Acknowledgement } from '#src/features/help/sources/sources.contract.ts'
import styles from './acknowledgement-list.module.css'

interface AcknowledgementListProps {
  /** For links that jump to it. */
  id: string
  title: string
  entries: Acknowledgement[]
}

export function AcknowledgementList({ id, title, entries }: AcknowledgementListProps) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.what ?? entry.who} {...entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ what, who, works, took }: Acknowledgement) {
  return (
    <li className={styles.entry}>
      <strong>{what ?? who}</strong>
      {what === undefined ? null : <span>{who}</span>}
      <span>{took}</span>
      <span className={styles.works}>{works.join('; ')}</span>
    </li>
  )
}
