// The SQL of reports on translations.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TranslationReportTable } from '#src/platform/database/tables/contact-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'

type Query = Kysely<Tables>

export async function insertReport(query: Query, report: Omit<TranslationReportTable, 'id'>): Promise<void> {
  await query
    .insertInto('translation_report')
    .values({ id: randomUUID(), ...report })
    .execute()
}

export async function countReports(query: Query, language: string): Promise<number> {
  const { count } = await query
    .selectFrom('translation_report')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All of them, the oldest day first. */
export async function listReports(query: Query): Promise<TranslationReportTable[]> {
  return query
    .selectFrom('translation_report')
    .selectAll()
    .orderBy('day')
    .orderBy('language')
    .orderBy('page')
    .orderBy('id')
    .execute()
}

/** False when there is none. */
export async function deleteReport(query: Query, id: string): Promise<boolean> {
  const { numDeletedRows } = await query.deleteFrom('translation_report').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** @param day an ISO day; what is of this day goes too */
export async function deleteReportsUntil(query: Query, day: string): Promise<void> {
  await query.deleteFrom('translation_report').where('day', '<=', day).execute()
}
