// What of the waiting mails leaves first, and whose they are, so that a flood to one mailbox holds up no other.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const fairOutbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('outbox_mail')
      .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema.alterTable('outbox_mail').addColumn('mailbox_hash', 'text').execute()
  },
}
