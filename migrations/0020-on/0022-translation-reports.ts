// 'This sounds wrong', said of a translated sentence: the day, the sentence and better words. Nothing says who, where from or at what time (L8).
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const translationReports: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('translation_report')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('sentence', 'text', (column) => column.notNull())
      .addColumn('words', 'text')
      .addColumn('day', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('translation_report_language').on('translation_report').column('language').execute()
    await db.schema.createIndex('translation_report_day').on('translation_report').column('day').execute()
  },
}
