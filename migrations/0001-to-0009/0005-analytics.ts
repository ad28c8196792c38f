// How often something happened on a day. No row says who, where from or at what time.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const analytics: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('analytics_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('analytics_count_key', ['day', 'event', 'subject'])
      .execute()
  },
}
