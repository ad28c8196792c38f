// How the label of a contact is written on a page that is read from right to left.
import { isTranslated } from '#src/web/language/language.ts'
import type { Helpline } from './help.contract.ts'

/** From right to left the groups of a number would change places; a keyword may be in words of the language. */
export function contactDirection(kind: Helpline['contacts'][number]['kind']): 'auto' | 'ltr' | undefined {
  if (!isTranslated()) return undefined
  return kind === 'text' ? 'auto' : 'ltr'
}
