// Help lines with how to reach them and who they are for, and a link to all of them.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Helpline } from './help.contract.ts'
import { HelplineContacts } from './helpline-contacts.tsx'
import styles from './helpline-list.module.css'
import { useLinesForNation } from './use-lines-for-nation.ts'

interface HelplineListProps {
  helplines: Helpline[]
  /** How many are in sight; the others open on a press. */
  inSight?: number
}

export function HelplineList({ helplines, inSight = helplines.length }: HelplineListProps) {
  const t = useTranslations()
  const lines = useLinesForNation(helplines)
  return (
    <>
      <Lines lines={lines.slice(0, inSight)} />
      {lines.length > inSight ? (
        <details className={styles.others}>
          <summary>{t('help_more_lines')}</summary>
          <Lines lines={lines.slice(inSight)} />
        </details>
      ) : null}
      <PageLink to={HELP_PATH} className={styles.more}>
        {t('help_all_link')}
      </PageLink>
    </>
  )
}

function Lines({ lines }: { lines: Helpline[] }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line.id}>
          <strong>{line.name}</strong>: <HelplineContacts contacts={line.contacts} />
          <span className={styles.who}>{line.whoFor}</span>
        </li>
      ))}
    </ul>
  )
}
