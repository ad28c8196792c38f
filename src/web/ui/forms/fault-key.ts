/** What is wrong with the fields of a form, in words, by `faultKey`. */
export type FieldFaults = Record<string, string>

/** The key of a field's mistake: its id; for radio buttons their name, because choosing another one corrects it. */
export function faultKey({ id, name, type }: Pick<HTMLInputElement, 'id' | 'name' | 'type'>): string {
  return type === 'radio' ? name : id
}
