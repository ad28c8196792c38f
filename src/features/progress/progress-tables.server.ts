// The columns of finished tools. Times are ISO text in UTC.
import type { Stored } from '#src/platform/database/tables/stored.ts'

interface CompletionTable {
  account_id: string
  lesson_key: string
  created_at: string
}

export interface ProgressTables {
  completion: CompletionTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends ProgressTables {}
}

export const PROGRESS_STORED: Record<keyof ProgressTables, Stored> = {
  completion: { lines: ['Which tools you have finished'], columns: 'account_id lesson_key created_at' },
}
