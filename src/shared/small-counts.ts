// Small numbers tell on people: what is under 20 is not shown, and cannot be had by taking one number from another.
import * as z from 'zod/mini'

/** From so many on a number is shown. */
const LEAST_SHOWN = 20

/** Null is shown as 'under 20'. None at all is no small number: it tells of no person. */
export const ShownCount = z.nullable(z.number())
export type ShownCount = z.infer<typeof ShownCount>

/** A number for each week, and all of them together. */
export const ShownWeeks = z.object({ counts: z.array(ShownCount), sum: ShownCount })
export type ShownWeeks = z.infer<typeof ShownWeeks>

/** How many weeks the desk looks back. */
export const DESK_WEEKS = 13

/**
 * The parts of a whole as they may be shown: small ones are hidden, and then the smallest of the others, until those that are
 * hidden are together large enough to be known from the whole and the rest.
 */
export function suppressSmallCounts(parts: readonly number[]): ShownCount[] {
  const shown = new Set(parts.keys())
  const hide = (index: number) => shown.delete(index)
  for (const [index, part] of parts.entries()) if (part > 0 && part < LEAST_SHOWN) hide(index)
  const hidden = () => parts.reduce((sum, part, index) => (shown.has(index) ? sum : sum + part), 0)
  while (hidden() > 0 && hidden() < LEAST_SHOWN) {
    const [smallest] = [...shown]
      .filter((index) => parts[index] !== 0)
      .sort((one, other) => (parts[one] as number) - (parts[other] as number))
    if (smallest === undefined) break
    hide(smallest)
  }
  return parts.map((part, index) => (shown.has(index) ? part : null))
}

/** The whole, as it may be shown. */
export function suppressedSum(parts: readonly number[]): ShownCount {
  const sum = parts.reduce((all, part) => all + part, 0)
  return sum > 0 && sum < LEAST_SHOWN ? null : sum
}

export function showWeeks(counts: readonly number[]): ShownWeeks {
  return { counts: suppressSmallCounts(counts), sum: suppressedSum(counts) }
}
