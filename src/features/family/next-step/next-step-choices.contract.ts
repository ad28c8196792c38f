// What a tool offers for a step, as its front matter says. A thing to try or a talk offers one.
import * as z from 'zod/mini'

export const NextStepChoices = z.object({
  /** Each continues the sentence after 'If'. */
  cues: z.array(z.string()),
  /** Each continues the sentence after 'then I'. */
  actions: z.array(z.string()),
  obstacles: z.array(z.object({ reason: z.string(), fix: z.string() })),
  /** A whole, smaller step. */
  smaller: z.string(),
})
export type NextStepChoices = z.infer<typeof NextStepChoices>

/** What a thing to try or a talk offers. */
export interface OneNextStep {
  /** Continues the sentence after 'If'. */
  cue: string
  /** Continues the sentence after 'then I'. */
  action: string
}
