// The help lines of an everyday tool: one quiet line that opens. Alarm on every page would mean less when it matters.

import { useTranslations } from 'use-intl'
import { ourLanguage } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'
import { HelplineContacts } from './helpline-contacts.tsx'
import styles from './helpline-fold.module.css'
import { HelplineList } from './helpline-list.tsx'

/** A tool whose words are about harm has all three (`check:content` checks it), and then their numbers are shown open. */
const URGENT = ['emergency', 'childline', 'nspcc-helpline']

export function HelplineFold({ helplines }: { helplines: Helpline[] }) {
  const t = useTranslations()
  const urgent = helplines.filter((line) => URGENT.includes(line.id))
  return (
    <aside {...ourLanguage()} className={styles.fold} aria-label={t('help_lines_name')}>
      {urgent.length < URGENT.length ? null : (
        <p className={styles.urgent}>
          {urgent.map((line) => (
            <span key={line.id}>
              {line.name}: <HelplineContacts contacts={line.contacts.filter(({ kind }) => kind === 'phone')} />
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>{t('help_fold_title')}</summary>
        <HelplineList helplines={helplines} />
      </details>
    </aside>
  )
}
