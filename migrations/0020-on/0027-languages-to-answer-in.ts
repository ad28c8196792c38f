// The language of the page on which somebody complained, or went to sign in with Google: our answer is in it. What came before is
// answered in English.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const languagesToAnswerIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['complaint', 'google_attempt']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute()
    }
  },
}
