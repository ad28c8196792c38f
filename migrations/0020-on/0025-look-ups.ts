// That somebody at the desk looked one address up (L7). It knows the address by a keyed hash alone, and goes with whom it is about.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const lookUps: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('newsletter_look_up')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('operator_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('newsletter_look_up_address').on('newsletter_look_up').column('address_hash').execute()
    await db.schema.createIndex('newsletter_look_up_time').on('newsletter_look_up').column('created_at').execute()
  },
}
