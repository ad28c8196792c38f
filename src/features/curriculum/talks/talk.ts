// A talk to practise, as its page has it. `docs/how-to/add-a-talk.md` describes its file.
import type { Helpline } from '#src/features/help/help.contract.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import type { Untranslated } from '#src/shared/languages.ts'
import type { PlanRoom, RuleKeeper } from '#src/shared/plan-room.ts'

/** 9 to 11, 11 to 13 and 13 to 16. */
export const TALK_AGES = ['9', '11', '13'] as const
export type TalkAge = (typeof TALK_AGES)[number]

/** Where the last turn leads to. */
export const END = 'end'

/** The same at each age, or one for each. */
export type ByAge = string | Partial<Record<TalkAge, string>>

/** What a child says or does. */
export type Spoken = ByAge

/** A sentence of the parent and the child's answer. */
export interface Exchange {
  say: string
  answer: Spoken
}

export interface TalkOption extends Exchange {
  /** What it did. */
  why: string
  /** The id of a turn, or `END`. */
  next: string
  /** One or two of each turn; the first of each make up the better way. */
  best?: true | undefined
  /** What opens again what it has closed. */
  mend?: (Exchange & { fails?: boolean | undefined }) | undefined
}

export interface TalkTurn {
  /** It names the state that the talk is in. */
  id: string
  options: TalkOption[]
}

/** An option as its file has it: where it leads, and whether it can be repaired, may depend on the age. */
interface WrittenOption extends Omit<TalkOption, 'next' | 'mend'> {
  next: ByAge
  /** `fails`: the ages at which the sentence closes the talk. */
  mend?: (Exchange & { fails?: TalkAge[] | undefined }) | undefined
}

export interface WrittenTurn {
  id: string
  /** The ages that come to it. */
  ages: TalkAge[]
  options: WrittenOption[]
}

export interface TalkLink extends Untranslated {
  slug: string
  title: string
}

export interface Talk extends TalkLink {
  /** What it is about, for the search. */
  topic: string
  /** The place in the house where it happens. */
  where: string
  /** One of the colours of toolkits (`tokens.css`). */
  colour: string
  ages: TalkAge[]
  serious: boolean
  scene: string
  /** Over the picture. Both are at the end where nothing is said. */
  bubble?: { side?: 'start' | undefined; tail?: 'start' | 'middle' | undefined }
  /** The first thing that the child says or does. */
  opens: Spoken
  /** The first one opens the talk. */
  turns: WrittenTurn[]
  /** The line to keep. */
  keep: string
  /** It completes 'If ..., then I ...'. */
  nextStep: { cue: string; action: string }
  agreement: { room: PlanRoom; kind: RuleKeeper; what: string; why: string }
  /** Other words that a parent might look for. */
  search: string
  helplines: Helpline[]
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
  /** The ids of the tools that it belongs to; with stage and toolkit where they are not of the Launchpad. */
  tools: string[]
}

/** What holds at an age. */
export function wordsAt(spoken: ByAge, age: TalkAge): string {
  return typeof spoken === 'string' ? spoken : (spoken[age] ?? '')
}
