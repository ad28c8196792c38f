// What the agreement suggests. Pure; the words are `content/<language>/agreement-lines.yaml`.
import type { Source } from '#src/features/sources/sources.contract.ts'
import type { Age } from '../../start/first-steps.ts'

export const PROMISERS = ['adult', 'child', 'all'] as const

export interface SuggestedLine {
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
  taken: readonly { what: string }[],
): SuggestedLine[] {
  const has = new Set(taken.map(({ what }) => what))
  return lines.filter(({ what, ages }) => !has.has(what) && (ages === undefined || ages.includes(age)))
}
