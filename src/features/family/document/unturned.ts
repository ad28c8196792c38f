// The signs that turn the order of the words around them: what another carer wrote stands in our sentences and must not turn them
//. Languages that are read from the right do without them.
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

/** A checked row without them. */
export function unturnedIn<Value>(value: Value): Value
export function unturnedIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(TURNING, '')
  if (Array.isArray(value)) return value.map(unturnedIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unturnedIn(held)]))
}
