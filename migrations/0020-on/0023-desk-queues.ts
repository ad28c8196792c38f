// What the desk has to remember of its queues: how a complaint ended and when it was replied to, the day on which somebody dealt with an
// idea, and for backups each owner's public key and the downloads that were asked for.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const deskQueues: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('complaint').addColumn('replied_on', 'text').execute()
    await db.schema.alterTable('complaint').addColumn('close_reason', 'text').execute()
    await db.schema.alterTable('idea').addColumn('dealt_with_on', 'text').execute()
    await db.schema
      .createTable('desk_backup_key')
      .addColumn('operator_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('desk_backup')
      .addColumn('code_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('operator_id', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
