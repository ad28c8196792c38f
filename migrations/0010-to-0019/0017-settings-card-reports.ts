// 'This looks different now', said of a settings card: the day and a few words. Nothing says who, where from or at what time (L8).
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const settingsCardReports: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('settings_card_report')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('words', 'text')
      .addColumn('day', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('settings_card_report_slug').on('settings_card_report').column('slug').execute()
    await db.schema.createIndex('settings_card_report_day').on('settings_card_report').column('day').execute()
  },
}
