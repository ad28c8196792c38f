// Class pacts: a promise, a year group and a number, known by the hash of a code. Members have no time, their names are sealed with a
// key that is made of that code, and nothing says who began a pact (M4). Who has stopped the mails stays known by a keyed hash.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const pacts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('pact')
      .addColumn('code_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('promise', 'text', (column) => column.notNull())
      .addColumn('year_group', 'text', (column) => column.notNull())
      .addColumn('threshold', 'integer', (column) => column.notNull())
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addColumn('reached_on', 'text')
      .addColumn('ends_on', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('pact_ends_on').on('pact').column('ends_on').execute()
    await db.schema
      .createTable('pact_member')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('pact_hash', 'text', (column) => column.notNull().references('pact.code_hash').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('mailbox_hash', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('sealed_name', 'text', (column) => column.notNull())
      .addColumn('name_state', 'text', (column) => column.notNull())
      .addColumn('reported_name', 'text')
      .addColumn('told', 'integer', (column) => column.notNull())
      .addColumn('mail_id', 'text')
      .addUniqueConstraint('pact_member_mailbox', ['pact_hash', 'mailbox_hash'])
      .execute()
    await db.schema.createIndex('pact_member_account').on('pact_member').column('account_id').execute()
    await db.schema.createIndex('pact_member_name_state').on('pact_member').column('name_state').execute()
    await db.schema
      .createTable('pact_stop')
      .addColumn('mailbox_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .execute()
  },
}
