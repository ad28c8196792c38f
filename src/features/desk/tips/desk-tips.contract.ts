// Tips at the desk: what waits for a person, and the four acts on one (M14).
import * as z from 'zod/mini'
import { RefusalReason, Starter } from '#src/features/community/tips/tips.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

const ID_LIMIT = 64
const CODES_MOST = 100

const TipId = plainText(ID_LIMIT)
/** Of the tips that were written in the browser that judges: nobody passes their own. */
const OwnCodes = z.optional(z.array(plainText(ID_LIMIT)).check(z.maxLength(CODES_MOST)))

const DeskTip = z.object({
  id: z.string(),
  lessonKey: z.string(),
  /** Of its tool; the key where the tool is gone. */
  tool: z.string(),
  starter: Starter,
  words: z.string(),
  state: z.enum(['waiting', 'passed', 'refused', 'hidden']),
  /** Networks that reported it. */
  reports: z.number(),
  danger: z.boolean(),
  /** ISO days. */
  waitsSince: z.string(),
  lookBy: z.string(),
  late: z.boolean(),
  /** What may be a name in it. */
  hints: z.array(z.enum(['surname', 'school'])),
})
export type DeskTip = z.infer<typeof DeskTip>

export const listDeskTips = endpoint({
  method: 'GET',
  path: '/api/desk/tips',
  summary: 'The tips that wait for a person, danger first, then the longest waiting, a hundred at most',
  input: z.object({}),
  answer: z.object({
    tips: z.array(DeskTip),
    /** All of them. */
    waiting: z.number(),
  }),
})

export const passDeskTip = endpoint({
  method: 'POST',
  path: '/api/desk/tips/{id}/pass',
  summary: 'Shows a tip to other parents',
  input: z.object({ id: TipId, ownCodes: OwnCodes }),
  answer: z.object({}),
})

export const refuseDeskTip = endpoint({
  method: 'POST',
  path: '/api/desk/tips/{id}/refuse',
  summary: 'Does not show a tip, with a reason that its writer reads',
  input: z.object({ id: TipId, reason: RefusalReason }),
  answer: z.object({}),
})

export const hideDeskTip = endpoint({
  method: 'POST',
  path: '/api/desk/tips/{id}/hide',
  summary: 'Takes a tip out of sight until somebody decides',
  input: z.object({ id: TipId }),
  answer: z.object({}),
})

export const keepDeskTip = endpoint({
  method: 'POST',
  path: '/api/desk/tips/{id}/keep',
  summary: 'Shows a reported tip on; for thirty days reports do not hide it',
  input: z.object({ id: TipId, ownCodes: OwnCodes }),
  answer: z.object({}),
})
