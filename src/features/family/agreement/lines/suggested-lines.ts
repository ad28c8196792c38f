// What the agreement suggests. Pure; the words are `content/<language>/agreement-lines.yaml`.

import type { Age } from '#src/features/family/start/first-steps.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'

export const PROMISERS = ['adult', 'child', 'all'] as const

export interface SuggestedLine {
  /** The same in every language. */
  id: string
  /** Who promises it. */
  by: (typeof PROMISERS)[number]
  what: string
  why: string
  /** Without it for everybody. */
  ages?: readonly Age[] | undefined
}

export interface AgreementSuggestions {
  known: { says: string; limit: string }
  sources: Pick<Source, 'author' | 'title' | 'year'>[]
  lines: SuggestedLine[]
}

/** Those for this age that the agreement does not have yet. */
export function listSuggestions(
  lines: readonly SuggestedLine[],
  age: Age,
  taken: readonly { what: string; suggestion?: string | undefined }[],
): SuggestedLine[] {
  const ids = new Set(taken.map(({ suggestion }) => suggestion))
  // By its words too: lines of before have no id.
  const words = new Set(taken.map(({ what }) => what))
  return lines.filter(({ id, what, ages }) => !ids.has(id) && !words.has(what) && (ages?.includes(age) ?? true))
}
