// What is wrong with the fields of a form, in words. The browser finds it; its own words differ from one to the next.

import type { Translate } from '#src/shared/translate.ts'
import { type FieldFaults, faultKey } from './fault-key.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FoundFaults {
  faults: FieldFaults
  /** Where to go first. */
  first: Field | undefined
}

export function findFieldFaults(t: Translate, form: HTMLFormElement): FoundFaults {
  const wrong = [...form.querySelectorAll<Field>('input,textarea,select')].filter((field) => !field.validity.valid)
  return {
    faults: Object.fromEntries(wrong.map((field) => [faultKey(field), describeFault(t, field)])),
    first: wrong[0],
  }
}

function describeFault(t: Translate, field: Field): string {
  if (field instanceof HTMLSelectElement) return t('forms_choice_missing')
  const { type, validity, minLength, maxLength } = field
  if (validity.valueMissing) {
    if (type === 'checkbox') return t('forms_box_unticked')
    if (type === 'radio') return t('forms_choice_missing')
    if (type === 'email') return t('forms_email_missing')
    return type === 'password' ? t('forms_password_missing') : t('forms_text_missing')
  }
  if (validity.typeMismatch) return t('forms_email_mistyped')
  // A pattern beside a shortest length says what of the words counts.
  const isTooShort = validity.tooShort || (validity.patternMismatch && minLength > 0)
  if (isTooShort) return t('forms_text_too_short', { limit: String(minLength) })
  return validity.tooLong ? t('forms_text_too_long', { limit: String(maxLength) }) : t('forms_text_wrong')
}
