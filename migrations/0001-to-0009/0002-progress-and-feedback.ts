// What a person has completed, one row each, and what they said about a tool.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const progressAndFeedback: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('completion')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('completion_key', ['account_id', 'lesson_key'])
      .execute()
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('lesson_key', 'text', (column) => column.notNull())
      .addColumn('rating', 'text', (column) => column.notNull())
      .addColumn('comment', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('feedback_account').on('feedback').column('account_id').execute()
    await db.schema.createIndex('feedback_time').on('feedback').column('created_at').execute()
  },
}
