// Repeats, after a backup was restored, what people asked for since it was made. Otherwise deleted accounts and readers who had left
// would be back and get mail. It reads the database of before, where that can still be read.
import { connectPostgres, openSqlite, sqliteFile } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { FEATURES, OTHERS } from './features.ts'

interface ReappliedErasures {
  /** Such as '2 accounts that were deleted'. */
  reapplied: string[]
  /** The features whose old data could not be read, and why. */
  missed: string[]
}

/** @param place of before: its data folder, or the address of its PostgreSQL database. Either is only read */
export async function reapplyErasures(services: Services, place: string): Promise<ReappliedErasures> {
  const before = await (/^postgres(ql)?:/.test(place)
    ? connectPostgres(place, 'as it is')
    : openSqlite(sqliteFile({ dataDir: place }), 'as it is'))
  const result: ReappliedErasures = { reapplied: [], missed: [] }
  try {
    for (const { name, reapplyErasures: reapply } of FEATURES) {
      if (reapply === undefined) continue
      try {
        // Each by itself: where a file is damaged the rest of it may still be read.
        const { reapplied, what } = await services.database.query
          .transaction()
          .execute((transaction) => reapply(OTHERS)(transaction, services, before.query))
        result.reapplied.push(`${reapplied} ${what}`)
      } catch (error) {
        result.missed.push(`${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await before.close()
  }
  return result
}
