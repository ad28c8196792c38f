// 'Did it work?' at the desk: what is public of it, and an owner's word on weeks with far more answers than usual.
import * as z from 'zod/mini'
import { PublishedResult } from '#src/features/outcomes/outcomes.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'

/** A tool, and the Monday of a week. */
const ToolWeek = z.object({ key: plainText(60), week: z.iso.date() })

const HeldWeek = z.object({
  lessonKey: z.string(),
  /** The title of the tool; its key where the tool is gone. */
  title: z.string(),
  week: z.string(),
  /** How many answers there are by now. */
  answers: z.number(),
})
export type HeldWeek = z.infer<typeof HeldWeek>

export const getDeskResults = endpoint({
  method: 'GET',
  path: '/api/desk/results',
  summary: 'What is public of the answers, weeks that wait for an owner, and weeks that were taken out',
  input: z.object({}),
  answer: z.object({
    /** Oldest first. */
    held: z.array(HeldWeek),
    voided: z.array(z.extend(HeldWeek, { day: z.string() })),
    results: z.array(z.extend(PublishedResult, { title: z.string() })),
  }),
})
export type DeskResults = z.infer<typeof getDeskResults.answer>

export const releaseDeskWeek = endpoint({
  method: 'POST',
  path: '/api/desk/results/{key}/{week}/release',
  summary: 'Lets a week count that was held back',
  input: ToolWeek,
  answer: z.object({}),
})

export const voidDeskWeek = endpoint({
  method: 'POST',
  path: '/api/desk/results/{key}/{week}/void',
  summary: 'Takes a week that was held back out for good',
  input: z.extend(ToolWeek, {
    /** The number that was shown, because the code confirms this number only. */
    answers: z.int(),
    code: OperatorCode,
  }),
  answer: z.object({}),
})
