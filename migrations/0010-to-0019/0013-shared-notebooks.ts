// Notebooks that carers share: sealed updates with a running number, the hashes of the keys that open them, and invitations. No row
// says whose it is, and no time is finer than a day (K11, K12).
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sharedNotebooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('notebook')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('latest', 'integer', (column) => column.notNull())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('last_used_on', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('notebook_last_used_on').on('notebook').column('last_used_on').execute()
    await db.schema
      .createTable('notebook_access')
      .addColumn('notebook_id', 'text', (column) => column.notNull().references('notebook.id').onDelete('cascade'))
      .addColumn('access_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('box', 'text')
      .addColumn('hello', 'text')
      .addPrimaryKeyConstraint('notebook_access_key', ['notebook_id', 'access_hash'])
      .execute()
    await db.schema
      .createTable('notebook_update')
      .addColumn('notebook_id', 'text', (column) => column.notNull().references('notebook.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('notebook_update_key', ['notebook_id', 'number'])
      .execute()
    await db.schema
      .createTable('notebook_invitation')
      .addColumn('invitation_hash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('notebook_id', 'text', (column) => column.notNull().references('notebook.id').onDelete('cascade'))
      .addColumn('preview', 'text')
      .addColumn('parcel', 'text')
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('ends_on', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('notebook_invitation_notebook')
      .on('notebook_invitation')
      .column('notebook_id')
      .execute()
    await db.schema.createIndex('notebook_invitation_ends_on').on('notebook_invitation').column('ends_on').execute()
  },
}
