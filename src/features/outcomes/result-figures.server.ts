// From counts to figures: the share as parents read it, and how sure one may be of it.
import type { PublishedResult } from './outcomes.contract.ts'

export interface Total {
  answers: number
  workedOrPartly: number
}

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959963984540054

/** The figures of a tool, of one answer or more. Everything that shows a number takes it from here (N3). */
export function figuresOf(lessonKey: string, { answers, workedOrPartly }: Total): PublishedResult {
  const [low, high] = wilsonInterval(workedOrPartly, answers)
  // 299 of 300 is not 'all', whatever rounding says (N2).
  const share = Math.min(Math.max(percent(workedOrPartly / answers), 1), 99)
  return { lessonKey, answers, workedOrPartly, share, low: percent(low), high: percent(high) }
}

/**
 * Where the true share lies with 95 % certainty, 0 to 1: Wilson's score interval, which also holds for few answers and for
 * shares near the ends (Wilson 1927).
 */
function wilsonInterval(successes: number, answers: number): [low: number, high: number] {
  const share = successes / answers
  const middle = share + Z ** 2 / (2 * answers)
  const reach = Z * Math.sqrt((share * (1 - share)) / answers + Z ** 2 / (4 * answers ** 2))
  const scale = 1 + Z ** 2 / answers
  return [(middle - reach) / scale, (middle + reach) / scale]
}

function percent(part: number): number {
  return Math.round(100 * part)
}
