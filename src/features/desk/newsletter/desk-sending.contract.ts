// When an issue leaves, chosen at the desk: now, on a Saturday, or not by itself.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'

const Slug = plainText(100)

/** Of an issue that has not begun. */
export const Choosable = z.object({
  way: z.enum(['now', 'saturday', 'held']),
  /** ISO time; null for what is held back. */
  at: z.nullable(z.string()),
  /** Exact: who sends has to type it. */
  readers: z.number(),
  /** Whether it goes to so many that it waits, and owners are told. */
  waits: z.boolean(),
  /** The Saturday that can be chosen, as an ISO day. */
  saturday: z.nullable(z.string()),
  /** Whether this installation sends: what is chosen waits until it does. */
  isSending: z.boolean(),
})
export type Choosable = z.infer<typeof Choosable>

export const sendDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/send',
  summary: 'Sends an issue: at once to few, in ten minutes to many',
  input: z.object({
    slug: Slug,
    /** As typed: of another number nothing was proven. */
    readers: z.int(),
    code: OperatorCode,
  }),
  answer: z.object({}),
})

export const scheduleDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/saturday',
  summary: 'Lets an issue leave on a Saturday at 09:00 in London',
  input: z.object({ slug: Slug, day: z.iso.date(), code: OperatorCode }),
  answer: z.object({}),
})

export const stopDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/stop',
  summary: 'Stops an issue: it does not leave by itself, and no further copy of it leaves',
  input: z.object({ slug: Slug }),
  answer: z.object({}),
})

export const resumeDeskIssue = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/{slug}/resume',
  summary: 'Lets an issue that was stopped on its way go on',
  input: z.object({
    slug: Slug,
    /** Copies, as they were shown. */
    waiting: z.int(),
    code: OperatorCode,
  }),
  answer: z.object({}),
})
