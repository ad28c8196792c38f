// What was searched for in vain: on which days, by a keyed hash, and the words themselves once enough days have brought them. A
// comment on a tool knows the day on which somebody dealt with it.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const fruitlessSearches: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('search_day')
      .addColumn('words_hash', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_day_key', ['words_hash', 'day'])
      .execute()
    await db.schema.createIndex('search_day_day').on('search_day').column('day').execute()
    await db.schema
      .createTable('search_words')
      .addColumn('words_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('feedback').addColumn('dealt_with_on', 'text').execute()
  },
}
