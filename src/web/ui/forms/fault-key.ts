/** What is wrong with the fields of a form, in words, by `faultKey`. */
export type FieldFaults = Record<string, string>

/** What a field's fault is known by: its id; of radio buttons their name, because choosing another one mends it. */
export function faultKey({ id, name, type }: Pick<HTMLInputElement, 'id' | 'name' | 'type'>): string {
  return type === 'radio' ? name : id
}
