// Removes the characters that change the direction of the text around them: our sentences quote what another carer wrote, and it must
// not reorder them. Languages that are read from right to left do not need these characters.
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

/** A checked row without them. */
export function unturnedIn<Value>(value: Value): Value
export function unturnedIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(TURNING, '')
  if (Array.isArray(value)) return value.map(unturnedIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unturnedIn(held)]))
}
