// Complaints at the desk: what waits, a reply to one, and closing it (L14).
import * as z from 'zod/mini'
import { CloseReason } from '#src/features/inbox/contact/complaint-reasons.contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'
import { Proof } from '../proof/proof.contract.ts'

/** In UTF-16 units. */
export const REPLY_LIMIT = 4_000
const REFERENCE_LIMIT = 20

const Reference = plainText(REFERENCE_LIMIT)
const REPLY_MISSING = says('desk_answers_reply_missing')

const DeskComplaint = z.object({
  reference: z.string(),
  /** Masked; null, like the words, when its owner has had it deleted. */
  address: z.nullable(z.string()),
  /** A stranger's: shown as they are, never as markup (L10). */
  words: z.nullable(z.string()),
  /** Of the page that it was sent from, such as 'pl'. */
  language: z.string(),
  /** ISO days. */
  sentOn: z.string(),
  answerBy: z.string(),
  /** Five days are left, or fewer. */
  urgent: z.boolean(),
  late: z.boolean(),
  /** ISO day of the last reply from the desk. */
  repliedOn: z.nullable(z.string()),
})
export type DeskComplaint = z.infer<typeof DeskComplaint>

export const listDeskComplaints = endpoint({
  method: 'GET',
  path: '/api/desk/complaints',
  summary: 'Open complaints about personal data, the longest waiting first, a hundred at most',
  input: z.object({}),
  answer: z.object({
    complaints: z.array(DeskComplaint),
    /** All of them. */
    waiting: z.number(),
    late: z.number(),
  }),
})
export type DeskComplaints = z.infer<typeof listDeskComplaints.answer>

export const replyToDeskComplaint = endpoint({
  method: 'POST',
  path: '/api/desk/complaints/{reference}/reply',
  summary: 'Writes to the address of a complaint, which nobody can choose',
  input: z.object({
    reference: Reference,
    answer: plainText(REPLY_LIMIT).check(z.refine((text) => text.trim() !== '', REPLY_MISSING)),
    proof: Proof,
  }),
  answer: z.object({}),
})

export const closeDeskComplaint = endpoint({
  method: 'POST',
  path: '/api/desk/complaints/{reference}/close',
  summary: 'Closes a complaint with today and a reason',
  input: z.object({ reference: Reference, reason: CloseReason }),
  answer: z.object({}),
})
