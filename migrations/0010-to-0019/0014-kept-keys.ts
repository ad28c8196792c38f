// A sealed key to the shared plan that somebody keeps with their account, and when an account was last opened by a way that was not
// there before (K17). The row names no notebook: whose plan it opens stands sealed inside.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const keptKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('account').addColumn('new_way_in_at', 'text').execute()
    await db.schema.createIndex('account_new_way_in').on('account').column('new_way_in_at').execute()
    await db.schema
      .createTable('kept_key')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().primaryKey().references('account.id').onDelete('cascade'),
      )
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('refusal_hash', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('kept_on', 'text', (column) => column.notNull())
      .addColumn('told_of', 'text')
      .execute()
  },
}
