// The columns of tips for other parents.
import type { Stored } from '#src/platform/database/tables/stored.ts'

export interface TipTable {
  /** The id by which a report names it. */
  id: string
  lesson_key: string
  /** The id of the beginning of its sentence. */
  starter: string
  words: string
  /** 'hidden': shown once, reported, and out of sight until a moderator has looked. */
  state: 'waiting' | 'passed' | 'refused' | 'hidden'
  /** Why it was refused; null for all others. */
  reason: string | null
  /** A running number of those of its tool that were passed: the newest has the highest. */
  place: number | null
  /** The month in which it was sent, such as '2026-11'. */
  month: string
  /** ISO day since which it waits for a moderator; null while it does not wait. */
  waits_since: string | null
  /** Networks that reported it since a moderator looked. */
  reports: number
  /** 1 when one of them said that a person may be in danger. */
  danger: number
  /** ISO day: of a shown one, until when reports do not hide it, because a moderator kept it; of a refused one, its last day here. */
  kept_until: string | null
  /** The hash of the code that withdraws it. */
  code_hash: string
}

export interface TipTables {
  tip: TipTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends TipTables {}
}

export const TIP_STORED: Record<keyof TipTables, Stored> = {
  tip: {
    lines: ['A tip for other parents'],
    columns: 'id lesson_key starter words state reason place month waits_since reports danger kept_until code_hash',
  },
}
