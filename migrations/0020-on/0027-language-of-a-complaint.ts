// The language of the page on which somebody complained: our answer's own lines are in it. Who came before is answered in English.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const languageOfAComplaint: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('complaint')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute()
  },
}
