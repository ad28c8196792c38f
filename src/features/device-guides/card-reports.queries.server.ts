// The SQL of reports on settings cards.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SettingsCardReportTable } from '#src/platform/database/tables/contact-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export async function insertCardReport(query: Query, report: Omit<SettingsCardReportTable, 'id'>): Promise<void> {
  await query
    .insertInto('settings_card_report')
    .values({ id: randomUUID(), ...report })
    .execute()
}

export async function countCardReports(query: Query, slug: string): Promise<number> {
  const { count } = await query
    .selectFrom('settings_card_report')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All of them, the oldest day first. */
export async function listCardReports(query: Query): Promise<SettingsCardReportTable[]> {
  return query.selectFrom('settings_card_report').selectAll().orderBy('day').orderBy('slug').orderBy('id').execute()
}

/** False when there is none. */
export async function deleteCardReport(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('settings_card_report').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** @param day an ISO day; what is of this day goes too */
export async function deleteCardReportsUntil(query: Query, day: string): Promise<void> {
  await query.deleteFrom('settings_card_report').where('day', '<=', day).execute()
}
