// Accounts and what guards them. Times are ISO text in UTC, booleans are 0 or 1, so that both databases read alike.
// Nothing here holds a password, a token or a code: only hashes, and mails that wait are sealed.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()
const off = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
/** What belongs to an account goes with it. */
const owner = (column: ColumnDefinitionBuilder) => column.references('account.id').onDelete('cascade')
const requiredOwner = (column: ColumnDefinitionBuilder) => owner(column).notNull()

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', required)
    .addColumn('canonical_email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('verified', 'integer', off)
    .addColumn('email_consent', 'integer', off)
    .addColumn('onboarded', 'integer', off)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', key)
    .addColumn('sid_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('method', 'text', required)
    .addColumn('device', 'text', required)
    .addColumn('last_used_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()
  await db.schema
    .createTable('known_device')
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('device_hash', 'text', required)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('known_device_key', ['account_id', 'device_hash'])
    .execute()
  await db.schema
    .createTable('consent_event')
    .addColumn('id', 'text', key)
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('kind', 'text', required)
    .addColumn('granted', 'integer', required)
    .addColumn('source', 'text', required)
    .addColumn('policy_version', 'text', required)
    .addColumn('wording', 'text', required)
    .addColumn('wording_hash', 'text', required)
    .addColumn('claimed_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('consent_event_account').on('consent_event').column('account_id').execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_code')
    .addColumn('code_hash', 'text', key)
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .addColumn('created_at', 'text', required)
    // A new code takes the place of the old one.
    .addUniqueConstraint('mail_code_newest', ['account_id', 'purpose'])
    .execute()
  await db.schema
    .createTable('reset_request')
    .addColumn('id', 'text', key)
    .addColumn('sealed_email', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createGoogle(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('google_identity')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('created_at', 'text', required)
    .addPrimaryKeyConstraint('google_identity_key', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('google_identity_account').on('google_identity').column('account_id').execute()
  await db.schema
    .createTable('google_attempt')
    .addColumn('state_hash', 'text', key)
    .addColumn('browser_hash', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('google_pending_link')
    .addColumn('browser_hash', 'text', key)
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createTable('sign_in_ticket')
    .addColumn('ticket_hash', 'text', key)
    .addColumn('browser_hash', 'text', required)
    .addColumn('account_id', 'text', requiredOwner)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createGuards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'text', key)
    .addColumn('count', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('rate_limit_expiry').on('rate_limit').column('expires_at').execute()
  await db.schema
    .createTable('security_event')
    .addColumn('id', 'text', key)
    .addColumn('event', 'text', required)
    .addColumn('outcome', 'text', required)
    .addColumn('account_id', 'text', owner)
    .addColumn('subject_hash', 'text')
    .addColumn('network', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('security_event_account').on('security_event').column('account_id').execute()
  await db.schema.createIndex('security_event_time').on('security_event').column('created_at').execute()
  await db.schema
    .createTable('outbox_mail')
    .addColumn('id', 'text', key)
    .addColumn('account_id', 'text', owner)
    .addColumn('kind', 'text', required)
    .addColumn('sealed', 'text', required)
    .addColumn('attempts', 'integer', off)
    .addColumn('due_at', 'text', required)
    .addColumn('leased_until', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  // Only what waits is looked for, again and again.
  await db.schema
    .createIndex('outbox_mail_due')
    .on('outbox_mail')
    .column('due_at')
    .where(sql.ref('failed_at'), 'is', null)
    .execute()
}

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createAccounts(db)
    await createCodes(db)
    await createGoogle(db)
    await createGuards(db)
  },
}
