// From counts to figures: the share as parents read it, and how sure one may be of it.
import type { PublishedResult } from './outcomes.contract.ts'

export interface Total {
  answers: number
  workedOrPartly: number
}

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959963984540054
/** Answers are shown in steps of so many, shares in steps of so many percent. */
const ANSWERS_STEP = 10
const SHARE_STEP = 5

/**
 * The figures of a tool. Everything that shows a number takes it from here, and nothing finer leaves: who sends nine answers of
 * their own would else learn the tenth. So the range is made of the rounded numbers too.
 * @param total ten answers at least
 */
export function figuresOf(lessonKey: string, { answers, workedOrPartly }: Total): PublishedResult {
  const atLeast = Math.floor(answers / ANSWERS_STEP) * ANSWERS_STEP
  const nearest = Math.round((100 * workedOrPartly) / answers / SHARE_STEP) * SHARE_STEP
  // 299 of 300 is not 'all', whatever rounding says.
  const share = Math.min(Math.max(nearest, SHARE_STEP), 100 - SHARE_STEP)
  const [low, high] = wilsonInterval(share / 100, atLeast)
  return {
    lessonKey,
    answers: atLeast,
    share,
    low: Math.floor((100 * low) / SHARE_STEP) * SHARE_STEP,
    high: Math.ceil((100 * high) / SHARE_STEP) * SHARE_STEP,
  }
}

/**
 * Where the true share lies with 95 % certainty, 0 to 1: Wilson's score interval, which also holds for few answers and for
 * shares near the ends (Wilson 1927).
 */
function wilsonInterval(share: number, answers: number): [low: number, high: number] {
  const middle = share + Z ** 2 / (2 * answers)
  const reach = Z * Math.sqrt((share * (1 - share)) / answers + Z ** 2 / (4 * answers ** 2))
  const scale = 1 + Z ** 2 / answers
  return [(middle - reach) / scale, (middle + reach) / scale]
}
