// The lines that say who runs the website (`shared/operator.ts`), filled in when the build is told who it is.

import { escapeHtml } from '#src/shared/escape-html.ts'
import { contactAddress, formOf, MADE_UP_OPERATORS, type Operator } from '#src/shared/operator.ts'

const LINE = /<p data-operator="(\w+)">.*?<\/p>/gs
const { name: NAME, contact: CONTACT } = MADE_UP_OPERATORS.reachable

/**
 * @param html a page as it was built
 * @param operator null: nobody is named, and the lines go
 */
export function fillOperatorLines(html: string, operator: Operator | null): string {
  return html.replaceAll(LINE, (line, form) => {
    if (operator === null || form !== formOf(operator)) return ''
    const { name, contact } = operator
    return line
      .replaceAll(`href="${CONTACT}"`, () => `href="${escapeHtml(contactAddress(contact ?? ''))}"`)
      .replaceAll(CONTACT, () => escapeHtml(contact ?? ''))
      .replaceAll(NAME, () => escapeHtml(name))
  })
}
