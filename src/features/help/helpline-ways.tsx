// Help lines as something to press: every way to reach them across the width, large enough for a thumb that shakes.

import { useTranslations } from 'use-intl'
import { contactDirection } from './contact-direction.ts'
import type { Helpline } from './help.contract.ts'
import styles from './helpline-ways.module.css'
import { PhoneIcon } from './phone-icon.tsx'
import { useLinesForNation } from './use-lines-for-nation.ts'

export function HelplineWays({ helplines }: { helplines: Helpline[] }) {
  return useLinesForNation(helplines).map(({ id, name, hours, contacts }) => (
    <div key={id} className={styles.line}>
      {contacts.length === 0 ? <strong>{name}</strong> : null}
      {contacts.map((contact, place) => (
        <Way key={contact.href} contact={contact} name={place === 0 ? name : undefined} />
      ))}
      {hours === undefined ? null : <p className={styles.hours}>{hours}</p>}
    </div>
  ))
}

interface WayProps {
  contact: Helpline['contacts'][number]
  /** The name of the help line, shown at its first way. */
  name: string | undefined
}

function Way({ contact: { kind, label, href }, name }: WayProps) {
  const t = useTranslations()
  const opensTab = kind === 'web' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} className={styles.way} {...opensTab}>
      {kind === 'phone' ? <PhoneIcon /> : null}
      <span className={styles.words}>
        {name === undefined ? null : <span className={styles.name}>{`${name} `}</span>}
        <strong dir={contactDirection(kind)}>{label}</strong>
        {kind === 'web' ? <span className="visually-hidden">{` ${t('shell_new_tab_note')}`}</span> : null}
      </span>
    </a>
  )
}
