import * as m from '#messages'
import { LANGUAGE } from '#src/web/language.ts'
import type { Helpline } from './help.contract.ts'

/** How to reach a help line. Numbers can be tapped; websites open in a new tab. */
export function HelplineContacts({ contacts }: Pick<Helpline, 'contacts'>) {
  return contacts.map((contact, index) => (
    <span key={contact.href}>
      {index > 0 ? ' · ' : null}
      {contact.kind === 'web' ? (
        <a href={contact.href} target="_blank" rel="noopener noreferrer">
          {contact.label}
          <span className="visually-hidden"> {m.shell_new_tab_note(LANGUAGE)}</span>
        </a>
      ) : (
        <a href={contact.href}>{contact.label}</a>
      )}
    </span>
  ))
}
