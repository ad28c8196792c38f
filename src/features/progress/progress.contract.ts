// The progress of a signed-in person. The server unites and never forgets: no order of saves loses a completion.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'

export const SavedProgress = z.object({
  completedLessons: z.array(z.string()),
  /** ISO time of the last completion, or null. */
  lastUpdated: z.nullable(z.string()),
})
export type SavedProgress = z.infer<typeof SavedProgress>

export const getSavedProgress = endpoint({
  method: 'GET',
  path: '/api/auth/progress',
  summary: 'The lessons that the account has completed',
  input: z.object({}),
  answer: SavedProgress,
})

export const saveProgress = endpoint({
  method: 'POST',
  path: '/api/auth/progress',
  summary: 'Adds completed lessons to what is there; keys of no known lesson are left out',
  input: z.object({ completedLessons: z.array(z.string()) }),
  /** How many of them are kept now, whether they were there before or not. */
  answer: z.object({ saved: z.number() }),
})
