// 'Did it work?' and 'How sure are you?': what parents answer on purpose, and what everybody may see of it. An answer is a tool
// and a choice; there is no field that could say who gave it (N1).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { OUTCOMES_PATH, SURENESS_PATH } from '#src/shared/paths.ts'
import { plainText } from '#src/shared/plain-text.ts'

/** A lesson key; longer ones are of no tool. */
const LESSON_KEY_LIMIT = 60

export const Outcome = z.enum(['worked', 'partly', 'not-yet'])
export type Outcome = z.infer<typeof Outcome>

/** When somebody is asked how sure they are about tonight: before the first step of a tool, or after its last. */
export const SurenessMoment = z.enum(['before', 'after'])
export type SurenessMoment = z.infer<typeof SurenessMoment>

/** From 'not sure at all' to 'very sure'. */
const SURENESS_MOST = 5

export const countOutcome = endpoint({
  method: 'POST',
  path: OUTCOMES_PATH,
  summary: 'Adds one to the answers to "Did it work?" of a tool; a network counts once a tool and day',
  input: z.object({ lessonKey: plainText(LESSON_KEY_LIMIT), outcome: Outcome }),
  answer: z.object({}),
})

export const countSureness = endpoint({
  method: 'POST',
  path: SURENESS_PATH,
  summary: 'Adds one to the answers to "How sure are you?" of a tool; a network counts once a tool, moment and day',
  input: z.object({
    lessonKey: plainText(LESSON_KEY_LIMIT),
    when: SurenessMoment,
    value: z.int().check(z.minimum(1), z.maximum(SURENESS_MOST)),
  }),
  answer: z.object({}),
})
