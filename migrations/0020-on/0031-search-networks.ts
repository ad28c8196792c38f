// Words are kept once several networks have brought them: one family repeats a name on many days. What was noted without a network
// says nothing of that, so it goes.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const searchNetworks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropTable('search_day').execute()
    await db.schema
      .createTable('search_day')
      .addColumn('words_hash', 'text', (column) => column.notNull())
      .addColumn('network_hash', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_day_key', ['words_hash', 'network_hash', 'day'])
      .execute()
    await db.schema.createIndex('search_day_day').on('search_day').column('day').execute()
  },
}
