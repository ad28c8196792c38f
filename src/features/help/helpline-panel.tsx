// The help lines of a serious tool. They stand beside every step, because they must stand where the worry does.

import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'
import { HelplineList } from './helpline-list.tsx'
import styles from './helpline-panel.module.css'
import { NationChoice } from './nation-choice.tsx'

export function HelplinePanel({ helplines }: { helplines: Helpline[] }) {
  const t = useTranslations()
  return (
    <aside {...ourLanguage()} className={styles.panel} aria-label={t('help_lines_name')}>
      <h2 className={styles.title}>{t('help_panel_title')}</h2>
      <NationChoice />
      <HelplineList helplines={helplines} />
    </aside>
  )
}
