// Plans that carers share: sealed updates with a running number, a sealed snapshot, and the hash of the token that opens them. No row
// says whose it is, and no time is finer than a day.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const sharedPlans: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('shared_plan')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('access_hash', 'text')
      .addColumn('first_device', 'text', (column) => column.notNull())
      .addColumn('has_others', 'integer', (column) => column.notNull())
      .addColumn('latest', 'integer', (column) => column.notNull())
      .addColumn('snapshot', 'text', (column) => column.notNull())
      .addColumn('snapshot_up_to', 'integer', (column) => column.notNull())
      .addColumn('before_snapshot', 'text')
      .addColumn('before_up_to', 'integer', (column) => column.notNull())
      .addColumn('before_since', 'text')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('last_used_on', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('shared_plan_last_used_on').on('shared_plan').column('last_used_on').execute()
    await db.schema
      .createTable('shared_plan_update')
      .addColumn('plan_id', 'text', (column) => column.notNull().references('shared_plan.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('shared_plan_update_key', ['plan_id', 'number'])
      .execute()
  },
}
