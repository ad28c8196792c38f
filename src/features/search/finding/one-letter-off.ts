/** Whether one letter is wrong, missing or too many, or two neighbours have changed places. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length + 1 === long.length) return short.slice(at) === long.slice(at + 1)
  if (short.length !== long.length) return false
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return short.slice(at + 1) === long.slice(at + 1) || swapped
}
