// The exercises of a tool beside its questions, as the page gets them. Nothing that a parent does in them is sent anywhere.
import * as z from 'zod/mini'

/** Put lines in order. */
export const OrderExercise = z.object({
  kind: z.literal('order'),
  prompt: z.string(),
  /** Shuffled, in the same order for every reader; `place` is where a line belongs, counted from 1. */
  lines: z.array(z.object({ text: z.string(), place: z.number() })),
  why: z.string(),
})
export type OrderExercise = z.infer<typeof OrderExercise>

/** Sort lines into two or three piles. */
export const PilesExercise = z.object({
  kind: z.literal('piles'),
  prompt: z.string(),
  piles: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), pile: z.string(), why: z.string() })),
})
export type PilesExercise = z.infer<typeof PilesExercise>

/** Write a sentence, then compare it with three examples that differ in style. */
export const OwnWordsExercise = z.object({
  kind: z.literal('own-words'),
  prompt: z.string(),
  examples: z.array(z.string()),
})
export type OwnWordsExercise = z.infer<typeof OwnWordsExercise>

export const Exercise = z.discriminatedUnion('kind', [OrderExercise, PilesExercise, OwnWordsExercise])
export type Exercise = z.infer<typeof Exercise>
