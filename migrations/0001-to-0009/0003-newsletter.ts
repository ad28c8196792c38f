// The newsletter: who gets it and how we know that they want it, what was sent to whom, and whom not to write to again.
// A delivery refers to its subscriber by id only, so that the account of an issue outlives a reader's erasure.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

async function createSubscribers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('canonical_email', 'text', (column) => column.notNull().unique())
    .addColumn('address_hash', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('epoch', 'integer', zero)
    .addColumn('context', 'text', required)
    .addColumn('asked_until', 'text')
    .addColumn('active_since', 'text')
    .addColumn('left_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('subscriber_state').on('subscriber').column('state').execute()
  await db.schema
    .createTable('subscription_event')
    .addColumn('id', 'text', key)
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('event', 'text', required)
    .addColumn('method', 'text', required)
    .addColumn('context', 'text')
    .addColumn('wording', 'text')
    .addColumn('wording_hash', 'text')
    .addColumn('policy_version', 'text')
    .addColumn('claimed_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('subscription_event_subscriber')
    .on('subscription_event')
    .column('subscriber_id')
    .execute()
  await db.schema.createIndex('subscription_event_time').on('subscription_event').column('created_at').execute()
  await db.schema
    .createTable('suppression')
    .addColumn('address_hash', 'text', key)
    .addColumn('reason', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('newsletter_request')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('sealed_email', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createSending(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issue')
    .addColumn('slug', 'text', key)
    // Null for an issue sent by hand; else no second issue can have it.
    .addColumn('slot', 'text', (column) => column.unique())
    .addColumn('planned', 'integer', required)
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('delivery')
    .addColumn('issue', 'text', (column) => column.notNull().references('newsletter_issue.slug'))
    .addColumn('subscriber_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('due_at', 'text', required)
    .addColumn('leased_until', 'text')
    .addColumn('worker', 'text')
    .addColumn('last_code', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('delivery_key', ['issue', 'subscriber_id'])
    .execute()
  // Only what waits is looked for, again and again.
  await db.schema
    .createIndex('delivery_due')
    .on('delivery')
    .columns(['issue', 'due_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await db.schema
    .createIndex('delivery_sending')
    .on('delivery')
    .column('worker')
    .where(sql.ref('state'), '=', sql.lit('sending'))
    .execute()
  await db.schema.createIndex('delivery_subscriber').on('delivery').column('subscriber_id').execute()
  await db.schema
    .createTable('newsletter_worker')
    .addColumn('id', 'text', key)
    .addColumn('seen_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('newsletter_bounce')
    .addColumn('id', 'text', key)
    .addColumn('subscriber_id', 'text', (column) => column.notNull().references('subscriber.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('newsletter_bounce_subscriber').on('newsletter_bounce').column('subscriber_id').execute()
  // One row: which database this is, and since when it keeps to the weekly slots.
  await db.schema
    .createTable('newsletter_instance')
    .addColumn('id', 'text', key)
    .addColumn('only', 'integer', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .execute()
}

export const newsletter: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createSubscribers(db)
    await createSending(db)
  },
}
