// What people write to us. A complaint keeps its reference when its owner has their data deleted, and nothing else.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const contact: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('idea')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('idea', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('idea_time').on('idea').column('created_at').execute()
    await db.schema
      .createTable('complaint')
      .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text')
      .addColumn('canonical_email', 'text')
      .addColumn('complaint', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('complaint_email').on('complaint').column('canonical_email').execute()
    await db.schema.createIndex('complaint_answered').on('complaint').column('answered_at').execute()
  },
}
