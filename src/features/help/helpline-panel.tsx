// The help lines a tool shows beside every step, because they must stand where the worry does.

import { HELP_PATH } from '#src/shared/paths.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Helpline } from './help.contract.ts'
import { HelplineContacts } from './helpline-contacts.tsx'
import styles from './helpline-panel.module.css'

export function HelplinePanel({ helplines }: { helplines: Helpline[] }) {
  return (
    <aside className={styles.panel} aria-label="Help lines">
      <h2 className={styles.title}>If you or your child need someone now</h2>
      <ul className={styles.list}>
        {helplines.map((line) => (
          <li key={line.id}>
            <strong>{line.name}</strong>: <HelplineContacts contacts={line.contacts} />
            <span className={styles.who}>{line.whoFor}</span>
          </li>
        ))}
      </ul>
      <PageLink to={HELP_PATH} className={styles.more}>
        All help lines
      </PageLink>
    </aside>
  )
}
