// What is wrong with the fields of a form, in words. The browser finds it; its own words differ from one to the next.

import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { type FieldFaults, faultKey } from './fault-key.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FoundFaults {
  faults: FieldFaults
  /** Where to go first. */
  first: Field | undefined
}

export function findFieldFaults(form: HTMLFormElement): FoundFaults {
  const wrong = [...form.querySelectorAll<Field>('input,textarea,select')].filter((field) => !field.validity.valid)
  return { faults: Object.fromEntries(wrong.map((field) => [faultKey(field), describeFault(field)])), first: wrong[0] }
}

function describeFault(field: Field): string {
  if (field instanceof HTMLSelectElement) return m.forms_choice_missing(LANGUAGE)
  const { type, validity, minLength, maxLength } = field
  if (validity.valueMissing) {
    if (type === 'checkbox') return m.forms_box_unticked(LANGUAGE)
    if (type === 'radio') return m.forms_choice_missing(LANGUAGE)
    if (type === 'email') return m.forms_email_missing(LANGUAGE)
    return type === 'password' ? m.forms_password_missing(LANGUAGE) : m.forms_text_missing(LANGUAGE)
  }
  if (validity.typeMismatch) return m.forms_email_mistyped(LANGUAGE)
  // A pattern beside a shortest length says what of the words counts.
  const isTooShort = validity.tooShort || (validity.patternMismatch && minLength > 0)
  if (isTooShort) return m.forms_text_too_short(LANGUAGE, { limit: minLength })
  return validity.tooLong ? m.forms_text_too_long(LANGUAGE, { limit: maxLength }) : m.forms_text_wrong(LANGUAGE)
}
