// A thing to try as its page shows it.
import type { OneNextStep } from '#src/features/family/next-step/next-step-choices.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import type { PlanRoom } from '#src/shared/plan-room.ts'

export const TRIAL_LENGTHS = ['week', 'four-weeks'] as const
export type TrialLength = (typeof TRIAL_LENGTHS)[number]

export const TRIAL_SIZES = ['tiny', 'normal', 'bold'] as const
export type TrialSize = (typeof TRIAL_SIZES)[number]

const DAYS_A_WEEK = 7
const WEEKS: Record<TrialLength, number> = { week: 1, 'four-weeks': 4 }

export interface ThingLink extends Untranslated {
  slug: string
  title: string
  length: TrialLength
  topic: string
  /** The room of the plan for the rule that it may end in. */
  room: PlanRoom
  /** The name of its picture. */
  scene: string
  /** Its smallest step. */
  tiny: string
}

/** What the plan knows of one. */
export type TrialSummary = Pick<ThingLink, 'title' | 'length' | 'room'>

export interface ThingToTry extends ThingLink {
  normal: string
  bold: string
  /** Why it may help, and what that does not say. */
  why: { says: string; limit: string }
  /** What the adults do. */
  adults: string
  /** What the talk at its end asks beside the three questions of all. */
  question: string
  /** What an adult may take on once it is over. */
  nextStep: OneNextStep
  /** Which families it is not for, where there is such a thing. */
  note: MarkdownBlock[]
  sources: { author: string; title: string; year: string }[]
}

/** The days of a thing to try, counted from 1, week by week. They are no dates: a family that skips a day continues with the next. */
export function listWeeks(length: TrialLength): number[][] {
  return Array.from({ length: WEEKS[length] }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => week * DAYS_A_WEEK + day + 1),
  )
}
