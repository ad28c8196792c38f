// Ideas for the roadmap at the desk: by day, without anybody (L8).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

const ID_LIMIT = 64

export const listDeskIdeas = endpoint({
  method: 'GET',
  path: '/api/desk/ideas',
  summary: 'Ideas that nobody has dealt with, the newest day first, a hundred at most',
  input: z.object({}),
  answer: z.object({
    ideas: z.array(
      z.object({
        id: z.string(),
        /** ISO day: nothing finer leaves (L8). */
        day: z.string(),
        /** A stranger's words: shown as they are, never as markup (L10). */
        idea: z.string(),
      }),
    ),
    /** All of them. */
    waiting: z.number(),
  }),
})
export type DeskIdeas = z.infer<typeof listDeskIdeas.answer>

export const dealWithDeskIdea = endpoint({
  method: 'POST',
  path: '/api/desk/ideas/{id}/done',
  summary: 'Marks an idea as dealt with',
  input: z.object({ id: plainText(ID_LIMIT) }),
  answer: z.object({}),
})
