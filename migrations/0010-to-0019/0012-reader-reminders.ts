// A day may belong to somebody who confirmed an address for the weekly tips and has no account. SQLite cannot loosen a column, so
// the table is made anew. What was typed into the form waits here for a moment, until a link goes to the mailbox, or none.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const readerReminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('reminder').renameTo('reminder_of_account').execute()
    await db.schema.dropIndex('reminder_due').execute()
    await db.schema.dropIndex('reminder_mailbox').execute()
    await db.schema
      .createTable('reminder')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'text', (column) => column.references('subscriber.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('mailbox_hash', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('reminder_account_day', ['account_id', 'day'])
      .addUniqueConstraint('reminder_subscriber_day', ['subscriber_id', 'day'])
      .execute()
    await sql`
      insert into reminder (id, account_id, day, mailbox_hash, language, state, due_at, created_at)
      select account_id || ' ' || day, account_id, day, mailbox_hash, language, state, due_at, created_at
      from reminder_of_account
    `.execute(db)
    await db.schema.dropTable('reminder_of_account').execute()
    await db.schema.createIndex('reminder_due').on('reminder').columns(['state', 'due_at']).execute()
    await db.schema.createIndex('reminder_mailbox').on('reminder').column('mailbox_hash').execute()
    await db.schema
      .createTable('reminder_request')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('sealed_email', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('reminder_request_age').on('reminder_request').column('created_at').execute()
  },
}
