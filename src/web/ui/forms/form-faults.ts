// What is wrong with the fields of a form, in words. The browser finds it; its own words differ from one to the next.

/** By the id of the field. */
export type FieldFaults = Record<string, string>

type Field = HTMLInputElement | HTMLTextAreaElement

export interface FoundFaults {
  faults: FieldFaults
  /** Where to go first. */
  first: Field | undefined
}

export function findFieldFaults(form: HTMLFormElement): FoundFaults {
  const wrong = [...form.querySelectorAll<Field>('input,textarea')].filter((field) => !field.validity.valid)
  return { faults: Object.fromEntries(wrong.map((field) => [field.id, describeFault(field)])), first: wrong[0] }
}

function describeFault({ type, validity, minLength, maxLength }: Field): string {
  if (validity.valueMissing) {
    if (type === 'checkbox') return 'Please tick this box to go on.'
    if (type === 'email') return 'Please write your e-mail address here.'
    return type === 'password' ? 'Please write your password here.' : 'Please write something here.'
  }
  if (validity.typeMismatch) return 'Please check the address. It should look like name@example.com.'
  if (validity.tooShort) return `Please use at least ${minLength} characters.`
  return validity.tooLong ? `Please use at most ${maxLength} characters.` : 'Please check what you wrote here.'
}
