// Repeats what people asked for between a backup and its restoration: deleted accounts and readers who left or stopped mails would else be
// back, and get mail. It is read from the database of before the restoration, if that still can be read.
import { connectPostgres, openSqlite, sqliteFile } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { FEATURES, OTHERS } from './features.ts'

interface CarriedOver {
  /** Such as '2 accounts that were deleted'. */
  carried: string[]
  /** What could not be asked for, and why. */
  missed: string[]
}

/** @param place of before: its data folder, or the address of its PostgreSQL database. Either is only read */
export async function carryOver(services: Services, place: string): Promise<CarriedOver> {
  const before = await (/^postgres(ql)?:/.test(place)
    ? connectPostgres(place, 'as it is')
    : openSqlite(sqliteFile({ dataDir: place }), 'as it is'))
  const carriedOver: CarriedOver = { carried: [], missed: [] }
  try {
    for (const { name, carryOver: carry } of FEATURES) {
      if (carry === undefined) continue
      try {
        // Each by itself: where a file is damaged the rest of it may still be read.
        const { carried, what } = await services.database.query
          .transaction()
          .execute((transaction) => carry(OTHERS)(transaction, services, before.query))
        carriedOver.carried.push(`${carried} ${what}`)
      } catch (error) {
        carriedOver.missed.push(`${name}: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await before.close()
  }
  return carriedOver
}
