// What the agreement suggests. Pure; the words are `content/<language>/agreement-lines.yaml`.

import type { Source } from '#src/features/help/sources/sources.contract.ts'
import type { Age } from '#src/shared/ages.ts'
import type { PlanRoom, RuleKeeper } from '#src/shared/plan-room.ts'
import type { MessageKey, Translate } from '#src/shared/translate.ts'

/** How a rule names who keeps it. */
export const PROMISER_WORDS = {
  adult: 'agreement_by_adult',
  child: 'agreement_by_child',
  all: 'agreement_by_all',
} as const satisfies Record<RuleKeeper, MessageKey>

/** A rule that is offered, as the agreement keeps it: the words are an adult's until a child has written them. */
export function asLine(
  t: Translate,
  { by, what, why, room }: Pick<SuggestedLine, 'by' | 'what' | 'why' | 'room'>,
  suggestion: string,
) {
  return { who: t(PROMISER_WORDS[by]), what, why, room, by: 'adult' as const, adults: by !== 'child', suggestion }
}

export interface SuggestedLine {
  /** The same in every language. */
  id: string
  room: PlanRoom
  /** Who promises it. */
  by: RuleKeeper
  what: string
  why: string
  /** The tools that end with it, as the English line names them. */
  tools: readonly string[]
  /** Left out of a line for the whole family. */
  ages?: readonly Age[] | undefined
}

export interface AgreementSuggestions {
  known: { says: string; limit: string }
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
  lines: SuggestedLine[]
}

/** Those of a room that the agreement does not have yet. */
export function listSuggestions(
  lines: readonly SuggestedLine[],
  wanted: PlanRoom,
  taken: readonly { what: string; suggestion?: string | undefined }[],
): SuggestedLine[] {
  const ids = new Set(taken.map(({ suggestion }) => suggestion))
  // Compared by words too: older lines have no id.
  const words = new Set(taken.map(({ what }) => what))
  return lines.filter(({ id, what, room }) => room === wanted && !ids.has(id) && !words.has(what))
}
