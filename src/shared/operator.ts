// Who runs the website, as pages say it: a setting of the build, and readable without a script. React writes the line for a
// made-up operator, once for each form it can have, and the build then fills it in or takes it out (`scripts/build/operator-lines.ts`).

export interface Operator {
  name: string
  /** An email address or one that starts with https://; null when there is none. */
  contact: string | null
}

/** As React writes it at build, with and without a contact. `.invalid` can belong to nobody. */
export const MADE_UP_OPERATORS = {
  reachable: { name: 'operator-name.invalid', contact: 'https://operator-contact.invalid' },
  named: { name: 'operator-name.invalid', contact: null },
} as const satisfies Record<OperatorForm, Operator>

/** Also what `data-operator` of a line says. */
export type OperatorForm = 'reachable' | 'named'

export function formOf({ contact }: Operator): OperatorForm {
  return contact === null ? 'named' : 'reachable'
}

/** Where the link leads. */
export function contactAddress(contact: string): string {
  return contact.startsWith('https:') ? contact : `mailto:${contact}`
}
