// The weekly tip at the desk: when an issue leaves that somebody chose a time for, and issues that are stopped on their way.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const newsletterAtTheDesk: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('newsletter_choice')
      .addColumn('slug', 'text', (column) => column.notNull().primaryKey())
      .addColumn('way', 'text', (column) => column.notNull())
      // One Saturday is for one issue.
      .addColumn('day', 'text', (column) => column.unique())
      .addColumn('leaves_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('newsletter_issue').addColumn('stopped_at', 'text').execute()
  },
}
