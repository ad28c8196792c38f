// What worked for other parents. A tip is a tool, the beginning of a sentence and the words after it; there is no field that could
// say who wrote it.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { STARTERS, TIP_UNITS } from './tip-choices.contract.ts'

/** A lesson key; longer ones are of no tool. */
const LESSON_KEY_LIMIT = 60
/** The length of the code that takes a tip back, and of an id. */
const CODE_LIMIT = 64

export const Starter = z.enum(STARTERS)

export const sendTip = endpoint({
  method: 'POST',
  path: '/api/tips',
  summary: 'Takes what worked for a parent; a person reads it before anybody else does',
  input: z.object({ lessonKey: plainText(LESSON_KEY_LIMIT), starter: Starter, text: plainText(TIP_UNITS) }),
  answer: z.object({
    message: z.string(),
    /** The code that withdraws it and asks for its state. It is sent once. */
    code: z.string(),
  }),
})

const ShownTip = z.object({ id: z.string(), starter: Starter, text: z.string() })

export const listTips = endpoint({
  method: 'GET',
  path: '/api/tips/{lessonKey}',
  summary: 'The newest tips of a tool that a person has read and passed, and whether it takes new ones',
  input: z.object({ lessonKey: plainText(LESSON_KEY_LIMIT) }),
  answer: z.object({
    takesTips: z.boolean(),
    tips: z.array(ShownTip),
  }),
})

export const reportTip = endpoint({
  method: 'POST',
  path: '/api/tips/{id}/report',
  summary: 'Asks a person to look at a tip again; a network counts once',
  input: z.object({
    id: plainText(CODE_LIMIT),
    /** A person could come to harm by it, or be found by it. */
    danger: z.optional(z.boolean()),
  }),
  answer: z.object({ message: z.string() }),
})

/** 'gone': withdrawn, too old, or never there. */
const TipState = z.enum(['waiting', 'passed', 'refused', 'hidden', 'gone'])
export type TipState = z.infer<typeof TipState>

export const askAfterTip = endpoint({
  method: 'POST',
  path: '/api/tips/state',
  summary: 'What became of a tip, for the device that holds its code',
  input: z.object({ code: plainText(CODE_LIMIT) }),
  answer: z.object({
    state: TipState,
    /** Why it was refused, in words; null for all others. */
    reason: z.nullable(z.string()),
  }),
})

export const takeTipBack = endpoint({
  method: 'POST',
  path: '/api/tips/take-back',
  summary: 'Deletes a tip at once, for the device that holds its code',
  input: z.object({ code: plainText(CODE_LIMIT) }),
  answer: z.object({ message: z.string() }),
})
