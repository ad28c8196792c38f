// What worked for other parents: two sentences under a tool that a moderator has read. No row says who wrote it or from where, and a
// month is the finest time that stays; the day on which a tip began to wait goes when somebody has judged it (M12).
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const tips: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('tip')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('starter', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('place', 'integer')
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('waits_since', 'text')
      .addColumn('reports', 'integer', (column) => column.notNull())
      .addColumn('danger', 'integer', (column) => column.notNull())
      .addColumn('kept_until', 'text')
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .execute()
    await db.schema.createIndex('tip_lesson').on('tip').columns(['lesson_key', 'state', 'place']).execute()
    await db.schema.createIndex('tip_waits_since').on('tip').column('waits_since').execute()
  },
}
