// Names of class pacts that were reported, at the desk: the name, how long it waits, and nothing of its pact or its owner (M4, M6).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

const ID_LIMIT = 64

const ReportedName = z.object({
  id: z.string(),
  /** Null when nobody can read it any more. */
  name: z.nullable(z.string()),
  /** Days, as ISO text: of the report, and the last one to look at it in time (M15). */
  waitsSince: z.string(),
  lookBy: z.string(),
  late: z.boolean(),
})

export const listDeskNames = endpoint({
  method: 'GET',
  path: '/api/desk/pacts',
  summary:
    'Names of class pacts that are hidden until somebody has looked at them, the longest waiting first, a hundred at most',
  input: z.object({}),
  answer: z.object({
    names: z.array(ReportedName),
    /** All of them. */
    waiting: z.number(),
  }),
})

export const keepDeskName = endpoint({
  method: 'POST',
  path: '/api/desk/pacts/{id}/keep',
  summary: 'Shows a reported name again, for good',
  input: z.object({ id: plainText(ID_LIMIT) }),
  answer: z.object({}),
})

export const removeDeskName = endpoint({
  method: 'POST',
  path: '/api/desk/pacts/{id}/remove',
  summary: 'Takes a reported name out of its list for good; its owner stays in the pact',
  input: z.object({ id: plainText(ID_LIMIT) }),
  answer: z.object({}),
})
