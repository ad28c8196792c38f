// The columns of finished tools, and of what people say of them. Times are ISO text in UTC.
import type { Generated } from 'kysely'
import type { Stored } from './stored.ts'

interface CompletionTable {
  account_id: string
  lesson_key: string
  created_at: string
}

export interface FeedbackTable {
  id: string
  account_id: string
  lesson_key: string
  rating: 'positive' | 'negative'
  comment: string | null
  /** ISO day; null until somebody of us has dealt with the comment. */
  dealt_with_on: Generated<string | null>
  /** 1; or 0 where the account has rated the tool again in the same week. */
  counts: Generated<number>
  created_at: string
}

export interface ProgressTables {
  completion: CompletionTable
  feedback: FeedbackTable
}

export const PROGRESS_STORED: Record<keyof ProgressTables, Stored> = {
  completion: { lines: ['Which tools you have finished'], columns: 'account_id lesson_key created_at' },
  feedback: {
    lines: ['Your feedback on tools'],
    columns: 'id account_id lesson_key rating comment dealt_with_on counts created_at',
  },
}
