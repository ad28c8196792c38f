// The log of acts as owners read it.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

export const DeskActs = z.object({
  lines: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      /** Null for a command, or for somebody whose address has been erased. */
      who: z.nullable(z.string()),
      act: z.string(),
      about: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Whether there are older ones. */
  more: z.boolean(),
})
export type DeskActs = z.infer<typeof DeskActs>

export const listActs = endpoint({
  method: 'GET',
  path: '/api/desk/log',
  summary: 'What was done at the desk, the newest first',
  input: z.object({
    /** The number of a line: those before it. */
    before: z.optional(plainText(12)),
  }),
  answer: DeskActs,
})
