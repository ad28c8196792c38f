// The columns of what parents answer to 'Did it work?', and what of it is public. A week is named by its Monday; all days are ISO text in UTC.
import type { Stored } from '#src/platform/database/tables/stored.ts'

export interface OutcomeCountTable {
  lesson_key: string
  week: string
  outcome: 'worked' | 'partly' | 'not-yet'
  count: number
}

/** A week of a tool that is held back, or that an owner has decided on. */
export interface OutcomeWeekTable {
  lesson_key: string
  week: string
  state: 'held' | 'released' | 'voided'
  /** The number of answers on that day. */
  answers: number
  /** The day of the last change of state. */
  day: string
}

/** One version of a tool's figures, as it was public from its day on. */
export interface PublishedResultTable {
  lesson_key: string
  /** 1, 2, 3, ... for each tool. */
  version: number
  answers: number
  worked_or_partly: number
  day: string
  /** When a week in it was voided. */
  withdrawn_on: string | null
}

export interface OutcomeTables {
  outcome_count: OutcomeCountTable
  outcome_week: OutcomeWeekTable
  published_result: PublishedResultTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends OutcomeTables {}
}

export const OUTCOME_STORED: Record<keyof OutcomeTables, Stored> = {
  outcome_count: { lines: ['Answers to "Did it work?"'], columns: 'lesson_key week outcome count' },
  outcome_week: { lines: 'about no person', columns: 'lesson_key week state answers day' },
  published_result: {
    lines: 'about no person',
    columns: 'lesson_key version answers worked_or_partly day withdrawn_on',
  },
}
