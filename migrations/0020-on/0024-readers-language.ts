// The language in which a reader gets the weekly issue (I-7): that of the page on which the address was confirmed. Who came before reads English.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const readersLanguage: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('subscriber')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  },
}
