// When a tool's figures may be shown, how finely, and which weeks stay out of them. Pure rules: what holds for all histories is tried on them.
import type { OutcomeWeekTable } from '../outcome-tables.server.ts'
import type { PublishedResult } from '../outcomes.contract.ts'

export interface Total {
  answers: number
  workedOrPartly: number
}

/** From so many answers on. Serious tools say more about a family, so they need more. */
export const LEAST_ANSWERS = { everyday: 20, serious: 50 }
/** A first version in the weeks in which no burst is found: a person who sends twenty answers could else publish any share they like. */
const LEAST_ANSWERS_WHILE_NEW = 50
/** Between any two versions, so that the difference does not reveal one family's answer. */
export const LEAST_DIFFERENCE = 10
/** The difference that a version needs is up to so many greater, by a number that no outsider can know. */
export const HIDDEN_DIFFERENCES = 10

export interface Past {
  /** The answers of every version that was ever public, withdrawn ones too. */
  earlier: number[]
  serious: boolean
  /** In its first weeks. */
  isNew: boolean
  /** How much greater than the least the difference must be: from 0 to `HIDDEN_DIFFERENCES`, which itself is left out. */
  hidden: number
}

/** Whether a total may become the next version. */
export function mayPublish({ answers, workedOrPartly }: Total, { earlier, serious, isNew, hidden }: Past): boolean {
  if (answers < (serious ? LEAST_ANSWERS.serious : LEAST_ANSWERS.everyday)) return false
  if (isNew && earlier.length === 0 && answers < LEAST_ANSWERS_WHILE_NEW) return false
  // 'All' and 'none' reveal every parent's answer.
  if (workedOrPartly === 0 || workedOrPartly === answers) return false
  return earlier.every((before) => Math.abs(answers - before) >= LEAST_DIFFERENCE + hidden)
}

/** @param weeks those that count, oldest first */
export function isNewTool(weeks: { week: string }[], today: string): boolean {
  const first = weeks[0]?.week
  return first === undefined || weeksBetween(first, today) < WEEKS_BEFORE
}

/** A week with more than so many times the mean is a burst. */
const BURST_TIMES = 5
/** Fewer answers are no burst, however few there were before: one school's letter can lead to as many. */
const BURST_LEAST = 20
/** Before a tool has had so many weeks there is no mean to go by. */
const WEEKS_BEFORE = 3

/**
 * The weeks of a tool that came as a burst and that no owner has decided on.
 * @param answers how many there were, by week; weeks without any are left out
 * @param states what is known of a week: held back and voided ones say nothing about what is usual
 */
export function findBursts(
  answers: ReadonlyMap<string, number>,
  states: ReadonlyMap<string, OutcomeWeekTable['state']>,
): string[] {
  const weeks = [...answers].sort(([one], [other]) => (one < other ? -1 : 1))
  const bursts: string[] = []
  let sum = 0
  let oddWeeks = 0
  for (const [week, count] of weeks) {
    const state = states.get(week)
    const span = weeksBetween(weeks[0]?.[0] as string, week) - oddWeeks
    const isBurst =
      state === undefined && span >= WEEKS_BEFORE && count >= BURST_LEAST && count > (BURST_TIMES * sum) / span
    if (isBurst) bursts.push(week)
    if (isBurst || state === 'held' || state === 'voided') oddWeeks += 1
    else sum += count
  }
  return bursts
}

function weeksBetween(first: string, week: string): number {
  return Temporal.PlainDate.from(first).until(week, { largestUnit: 'weeks' }).weeks
}

/** In a normal distribution 95 % lie within so many standard deviations. */
const Z = 1.959963984540054
/** Answers are shown in steps of so many, shares in steps of so many percent. */
const ANSWERS_STEP = 10
const SHARE_STEP = 5

/**
 * The figures of a tool. Everything that shows a number takes it from here, and nothing finer leaves: a person who sends nine answers of
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
