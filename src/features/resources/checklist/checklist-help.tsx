// The help panel at the foot of every checklist: it is on the list itself, because a list hangs on a fridge.
import { useTranslations } from 'use-intl'
import { contactDirection } from '#src/features/help/contact-direction.ts'
import type { HelpPanelLine } from '../resources.contract.ts'
import styles from './checklist-help.module.css'

interface ChecklistHelpProps {
  lines: HelpPanelLine[]
}

export function ChecklistHelp({ lines }: ChecklistHelpProps) {
  const t = useTranslations()
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('resources_panel_title')}</h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.when}>
            <Line {...line} />
          </li>
        ))}
      </ul>
      <p className={styles.origin}>{t('resources_panel_origin')}</p>
    </section>
  )
}

function Line({ when, advice, helplines }: HelpPanelLine) {
  return (
    <>
      <strong>{when}:</strong> {advice === undefined ? null : `${advice} `}
      {helplines.map((line, index) => (
        <span key={line.id}>
          {index > 0 ? '; ' : null}
          {line.name}{' '}
          {line.contacts.map((contact, place) => (
            <span key={contact.href}>
              {place > 0 ? ', ' : null}
              <a href={contact.href} dir={contactDirection(contact.kind)}>
                {contact.label}
              </a>
            </span>
          ))}
        </span>
      ))}
      .
    </>
  )
}
