// What a tool offers for a promise, as its front matter says. A challenge or a talk offers one.
import * as z from 'zod/mini'

export const PromiseChoices = z.object({
  /** Each goes on after 'If'. */
  cues: z.array(z.string()),
  /** Each goes on after 'then I'. */
  actions: z.array(z.string()),
  obstacles: z.array(z.object({ reason: z.string(), fix: z.string() })),
  /** A whole, smaller promise. */
  smaller: z.string(),
})
export type PromiseChoices = z.infer<typeof PromiseChoices>

/** What a challenge or a talk offers. */
export interface OnePromise {
  /** Goes on after 'If'. */
  cue: string
  /** Goes on after 'then I'. */
  action: string
}
