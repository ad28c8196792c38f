// A family challenge as its page shows it.
import type { OnePromise } from '#src/features/family/next-step/promise-choices.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { MarkdownBlock } from '#src/shared/markdown-tree.ts'

export const CHALLENGE_LENGTHS = ['week', 'four-weeks'] as const
export type ChallengeLength = (typeof CHALLENGE_LENGTHS)[number]

export const CHALLENGE_SIZES = ['tiny', 'normal', 'bold'] as const
export type ChallengeSize = (typeof CHALLENGE_SIZES)[number]

const DAYS_A_WEEK = 7
const WEEKS: Record<ChallengeLength, number> = { week: 1, 'four-weeks': 4 }

export interface ChallengeLink extends Untranslated {
  slug: string
  title: string
  length: ChallengeLength
  topic: string
  /** Its smallest step. */
  tiny: string
}

export interface FamilyChallenge extends ChallengeLink {
  normal: string
  bold: string
  /** Why it may help, and what that does not say. */
  why: { says: string; limit: string }
  /** What the adults do. */
  adults: string
  /** What the talk at its end asks beside the three questions of all. */
  question: string
  /** What an adult may promise once it is over. */
  promise: OnePromise
  /** For whom it is not, where there is such a thing. */
  note: MarkdownBlock[]
  sources: { author: string; title: string; year: string }[]
}

/** The days of a challenge, counted from 1, week by week. They are no dates: whoever skips a day goes on with the next. */
export function listWeeks(length: ChallengeLength): number[][] {
  return Array.from({ length: WEEKS[length] }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => week * DAYS_A_WEEK + day + 1),
  )
}
