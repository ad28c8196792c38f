// The help lines of a serious tool. They stand beside every step, because they must stand where the worry does.

import * as m from '#messages'
import { LANGUAGE, OURS } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'
import { HelplineList } from './helpline-list.tsx'
import styles from './helpline-panel.module.css'
import { NationChoice } from './nation-choice.tsx'

export function HelplinePanel({ helplines }: { helplines: Helpline[] }) {
  return (
    <aside {...OURS} className={styles.panel} aria-label={m.help_lines_name(LANGUAGE)}>
      <h2 className={styles.title}>{m.help_panel_title(LANGUAGE)}</h2>
      <NationChoice />
      <HelplineList helplines={helplines} />
    </aside>
  )
}
