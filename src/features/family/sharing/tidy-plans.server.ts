// Deletes what is no longer needed, as the privacy policy says.
import { sql } from 'kysely'
import { isoDay, isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'

const UNUSED_MONTHS = 24
/** For a plan that only one device has opened. */
const UNUSED_ALONE_MONTHS = 3
const SNAPSHOT_BEFORE_DAYS = 30

export async function tidyPlans({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const { query } = database
  await query.deleteFrom('shared_plan').where('last_used_on', '<', isoDayMonthsBefore(now, UNUSED_MONTHS)).execute()
  await deletePlansOfOneDevice({ database }, isoDayMonthsBefore(now, UNUSED_ALONE_MONTHS))
  await query
    .updateTable('shared_plan')
    // Four letters of base64url are three bytes.
    .set({ bytes: sql<number>`bytes - length(before_snapshot) * 3 / 4`, before_snapshot: null, before_since: null })
    .where('before_since', '<', isoDay(new Date(now.getTime() - SNAPSHOT_BEFORE_DAYS * DAY_MS)))
    .execute()
}

/** @param day ISO day: those last used before it. @returns how many */
export async function deletePlansOfOneDevice({ database }: Pick<Services, 'database'>, day: string): Promise<number> {
  const { numDeletedRows } = await database.query
    .deleteFrom('shared_plan')
    .where('has_others', '=', 0)
    .where('last_used_on', '<', day)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
