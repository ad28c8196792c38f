// The help lines of a serious tool. They stand beside every step, because they must stand where the worry does.
import type { Helpline } from './help.contract.ts'
import { HelplineList } from './helpline-list.tsx'
import styles from './helpline-panel.module.css'

export function HelplinePanel({ helplines }: { helplines: Helpline[] }) {
  return (
    <aside className={styles.panel} aria-label="Help lines">
      <h2 className={styles.title}>If you or your child need someone now</h2>
      <HelplineList helplines={helplines} />
    </aside>
  )
}
