// 'Did it work?': what parents answer, and what is public of it. An answer is a tool and a choice; there is no field that could say
// who gave it.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { OUTCOMES_PATH, RESULTS_CSV_PATH } from '#src/shared/paths.ts'
import { plainText } from '#src/shared/plain-text.ts'

/** The length of the longest lesson key. */
const LESSON_KEY_LIMIT = 60

export const Outcome = z.enum(['worked', 'partly', 'not-yet'])
export type Outcome = z.infer<typeof Outcome>

export const countOutcome = endpoint({
  method: 'POST',
  path: OUTCOMES_PATH,
  summary: 'Adds one to the answers to "Did it work?" of a tool; a network counts once a tool and day',
  input: z.object({ lessonKey: plainText(LESSON_KEY_LIMIT), outcome: Outcome }),
  answer: z.object({}),
})

/** What is public of a tool's answers: rounded, so that a single answer cannot be worked out. */
export const PublishedResult = z.object({
  lessonKey: z.string(),
  /** The number of answers, rounded down to tens. */
  answers: z.number(),
  /** The percentage of 'worked' and 'partly', rounded to fives. */
  share: z.number(),
  /** The 95 % interval of that percentage, in steps of five. */
  low: z.number(),
  high: z.number(),
})
export type PublishedResult = z.infer<typeof PublishedResult>

export const getOutcomes = endpoint({
  method: 'GET',
  path: OUTCOMES_PATH,
  summary: 'What parents answered to "Did it work?", of tools with enough answers',
  input: z.object({}),
  answer: z.object({ tools: z.array(PublishedResult) }),
})

/** A week of a tool that stays out of its figures. */
const LeftOutWeek = z.object({
  lessonKey: z.string(),
  /** Its Monday, as an ISO day. */
  week: z.string(),
})
/** How many of its answers an owner removed, and on which day. */
const VoidedWeek = z.extend(LeftOutWeek, { answers: z.number(), day: z.string() })
export type LeftOutWeek = z.infer<typeof LeftOutWeek>
export type VoidedWeek = z.infer<typeof VoidedWeek>

export const getLeftOutWeeks = endpoint({
  method: 'GET',
  path: `${OUTCOMES_PATH}/left-out`,
  summary: 'Weeks with far more answers than usual: held back until somebody has looked, or taken out for good',
  input: z.object({}),
  answer: z.object({ held: z.array(LeftOutWeek), voided: z.array(VoidedWeek) }),
})

export const downloadResults = endpoint({
  method: 'GET',
  path: RESULTS_CSV_PATH,
  summary: 'The published results as a table',
  /** The language of the tools' titles, because a link cannot send a header. An unknown one falls back to that of the request. */
  input: z.object({ language: z.optional(z.string()) }),
  answer: z.unknown(),
  answerType: 'text/csv',
})
