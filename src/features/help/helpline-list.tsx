// Help lines with how to reach them and whom they are for, and the way to all of them.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Helpline } from './help.contract.ts'
import { HelplineContacts } from './helpline-contacts.tsx'
import styles from './helpline-list.module.css'
import { useLinesForNation } from './use-lines-for-nation.ts'

export function HelplineList({ helplines }: { helplines: Helpline[] }) {
  const t = useTranslations()
  const lines = useLinesForNation(helplines)
  return (
    <>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.name}</strong>: <HelplineContacts contacts={line.contacts} />
            <span className={styles.who}>{line.whoFor}</span>
          </li>
        ))}
      </ul>
      <PageLink to={HELP_PATH} className={styles.more}>
        {t('help_all_link')}
      </PageLink>
    </>
  )
}
