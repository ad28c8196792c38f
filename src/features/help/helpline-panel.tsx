// The help lines of a serious tool, where its plan is: the first ones in sight, the others a press away.

import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'
import { HelplineList } from './helpline-list.tsx'
import styles from './helpline-panel.module.css'
import { NationChoice } from './nation-choice.tsx'

/** As many as a frightened parent takes in; content puts the most urgent, and the tool's own, first. */
const IN_SIGHT = 6

export function HelplinePanel({ helplines }: { helplines: Helpline[] }) {
  const t = useTranslations()
  return (
    <aside {...ourLanguage()} className={styles.panel} aria-label={t('help_lines_name')}>
      <h2 className={styles.title}>{t('help_panel_title')}</h2>
      <NationChoice />
      <HelplineList helplines={helplines} inSight={IN_SIGHT} />
    </aside>
  )
}
