import { useTranslations } from 'use-intl'
import { isTranslated } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'

/** How to reach a help line. Numbers can be tapped; websites open in a new tab. */
export function HelplineContacts({ contacts }: Pick<Helpline, 'contacts'>) {
  const t = useTranslations()
  return contacts.map((contact, index) => (
    <span key={contact.href}>
      {index > 0 ? ' · ' : null}
      {contact.kind === 'web' ? (
        <a href={contact.href} target="_blank" rel="noopener noreferrer" dir={isTranslated() ? 'ltr' : undefined}>
          {contact.label}
          <span className="visually-hidden">{` ${t('shell_new_tab_note')}`}</span>
        </a>
      ) : (
        // From right to left the groups of a number would change places; a keyword may be in words of the language.
        <a href={contact.href} dir={isTranslated() ? (contact.kind === 'text' ? 'auto' : 'ltr') : undefined}>
          {contact.label}
        </a>
      )}
    </span>
  ))
}
