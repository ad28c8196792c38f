// Help lines on a page that is about something else: all of them in a panel where it is serious, folded where it is not, or one line that
// leads to them.

import { useTranslations } from 'use-intl'
import { HELP_PATH } from '#src/shared/paths.ts'
import { documentPath, ourLanguage } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { contactDirection } from './contact-direction.ts'
import type { Helpline } from './help.contract.ts'
import styles from './helplines.module.css'
import { NationChoice } from './nation-choice.tsx'
import { useLinesForNation } from './use-lines-for-nation.ts'

/** A tool whose words are about harm has all three (`check:content` checks it), and then their numbers are shown open. */
const URGENT = ['emergency', 'childline', 'nspcc-helpline']

/** As many as a frightened parent takes in; content puts the most urgent, and the tool's own, first. */
const IN_SIGHT = 6

interface HelplinesProps {
  helplines: Helpline[]
}

/** The help lines of a serious tool, beside its plan: the first ones in sight, the others a press away. */
export function HelplinePanel({ helplines }: HelplinesProps) {
  const t = useTranslations()
  return (
    <aside {...ourLanguage()} className={styles.panel} aria-label={t('help_lines_name')}>
      <h2 className={styles.title}>{t('help_panel_title')}</h2>
      <NationChoice />
      <HelplineList helplines={helplines} inSight={IN_SIGHT} />
    </aside>
  )
}

/** The help lines of an everyday tool: one quiet line that opens. Alarm on every page would mean less when it matters. */
export function HelplineFold({ helplines }: HelplinesProps) {
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

/**
 * One line on the other steps of a serious tool: where to go if it is happening now.
 * @param to a page for now, or the one of all help lines: a document of its own, which opens without a script
 */
export function HelpStrip({ to }: { to: string }) {
  const t = useTranslations()
  return (
    <aside {...ourLanguage()} className={styles.strip} aria-label={t('help_lines_name')}>
      <a href={documentPath(to)}>{t('now_happening_link')}</a>
      <a href="tel:999">{t('help_strip_ring')}</a>
    </aside>
  )
}

/** With how to reach them and who they are for, and a link to all of them. @param inSight how many do not wait for a press */
function HelplineList({ helplines, inSight = helplines.length }: HelplinesProps & { inSight?: number }) {
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

/** How to reach a help line. Numbers can be tapped; websites open in a new tab. */
export function HelplineContacts({ contacts }: Pick<Helpline, 'contacts'>) {
  const t = useTranslations()
  return contacts.map((contact, index) => (
    <span key={contact.href}>
      {index > 0 ? ' · ' : null}
      {contact.kind === 'web' ? (
        <a href={contact.href} target="_blank" rel="noopener noreferrer" dir={contactDirection(contact.kind)}>
          {contact.label}
          <span className="visually-hidden">{` ${t('shell_new_tab_note')}`}</span>
        </a>
      ) : (
        <a href={contact.href} dir={contactDirection(contact.kind)}>
          {contact.label}
        </a>
      )}
    </span>
  ))
}
