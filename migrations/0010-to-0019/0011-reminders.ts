// Whom to ask on which day, and nothing about what (N8). Who has stopped these mails stays known by a keyed hash of the mailbox,
// account or not. A mail that must not come twice knows its end, and whether somebody has begun to send it.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const reminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('reminder')
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('mailbox_hash', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminder_key', ['account_id', 'day'])
      .execute()
    await db.schema.createIndex('reminder_due').on('reminder').columns(['state', 'due_at']).execute()
    await db.schema.createIndex('reminder_mailbox').on('reminder').column('mailbox_hash').execute()
    await db.schema
      .createTable('reminder_stop')
      .addColumn('mailbox_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('outbox_mail').addColumn('once_until', 'text').execute()
    await db.schema
      .alterTable('outbox_mail')
      .addColumn('begun', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
