// A session of the Explorer's Guide: what a grown-up and a child do together, turn by turn.
import * as z from 'zod/mini'
import { MarkdownBlock } from '#src/shared/markdown-tree.ts'
import { PLAN_ROOMS } from '#src/shared/plan-room.ts'

/** A folded part that opens on a tap. */
const Part = z.object({ heading: z.string(), tree: z.array(MarkdownBlock) })

/** Each step has a picture: where its drawing lies, and, for a child with SEND, literal words that say what it shows. */
const picture = { picture: z.string(), drawing: z.string() }

/** Whose turn it is. `both` means aloud together, with the phone in the grown-up's hand. */
export const TurnTaker = z.enum(['adult', 'child', 'both'])
export type TurnTaker = z.infer<typeof TurnTaker>

export const SessionTurn = z.object({
  who: TurnTaker,
  say: z.string(),
  send: z.object({ say: z.string(), ...picture }),
})
export type SessionTurn = z.infer<typeof SessionTurn>

/** How wise a choice is; it is never shown, only the kind words for it are. */
export const ChoiceKind = z.enum(['good', 'so-so', 'risky'])

export const SessionCard = z.object({
  situation: z.string(),
  choices: z.array(z.object({ text: z.string(), kind: ChoiceKind, words: z.string() })),
  send: z.object({ situation: z.string(), ...picture }),
})

export type SessionCard = z.infer<typeof SessionCard>

/** A rule for the family's plan: the room it belongs to, and who promises it. */
export const SessionRule = z.object({
  room: z.enum(PLAN_ROOMS),
  kind: z.enum(['adult', 'child', 'all']),
  what: z.string(),
  why: z.string(),
})
export type SessionRule = z.infer<typeof SessionRule>

export const Session = z.object({
  /** The two minutes that the grown-up has alone. */
  parent: z.object({ heading: z.string(), tree: z.array(MarkdownBlock), folded: z.array(Part) }),
  /** What the grown-up reads aloud before the first turn. */
  opening: z.string(),
  turns: z.array(SessionTurn),
  cards: z.array(SessionCard),
  /** The address of the picture between two turns: the phone goes from one to the other. */
  handOver: z.string(),
  goesWrong: z.object({ tree: z.array(MarkdownBlock), folded: z.array(Part) }),
  /** What is practised, in a few words. */
  skill: z.string(),
  rule: SessionRule,
  /** Its line of the licence. */
  licence: z.string(),
  /** What to play once more after two weeks, and why. */
  again: z.string(),
  /** What the two of them look out for until the next session. */
  mission: z.string(),
})
export type Session = z.infer<typeof Session>

/** A session's line of the licence. */
export interface LicenceLine {
  moduleId: string
  lessonId: string
  title: string
  line: string
  /** Where the picture of its stamp lies. */
  scene: string | undefined
}
