// The operators' desk: who may come in and how, where they are signed in, and the log of their acts, which the database itself
// keeps from being changed (L9).
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const desk: Migration = {
  up: async (db: Kysely<unknown>) => {
    await makePeople(db)
    await makeWaysIn(db)
    await makeSessions(db)
    await makeActLog(db)
  },
}

async function makePeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_operator')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    // Null once somebody has left, so that they can be invited again.
    .addColumn('canonical_email', 'text', (column) => column.unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('totp_sealed', 'text')
    .addColumn('left_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_invitation')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('canonical_email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function makeWaysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('operator_id', 'text', (column) => column.notNull().references('desk_operator.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_passkey_operator').on('desk_passkey').column('operator_id').execute()
  await db.schema
    .createTable('desk_recovery_code')
    .addColumn('operator_id', 'text', (column) => column.notNull().references('desk_operator.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_recovery_code_key', ['operator_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('desk_used_code')
    .addColumn('operator_id', 'text', (column) => column.notNull().references('desk_operator.id').onDelete('cascade'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_used_code_key', ['operator_id', 'step'])
    .execute()
  await db.schema
    .createTable('desk_challenge')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function makeSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sid_hash', 'text', (column) => column.notNull().unique())
    .addColumn('operator_id', 'text', (column) => column.notNull().references('desk_operator.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_session_operator').on('desk_session').column('operator_id').execute()
  await db.schema
    .createTable('desk_device')
    .addColumn('operator_id', 'text', (column) => column.notNull().references('desk_operator.id').onDelete('cascade'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_device_key', ['operator_id', 'device_hash'])
    .execute()
}

async function makeActLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_act')
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    // No reference: who has left stays the one who did it.
    .addColumn('operator_id', 'text')
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  if (db.getExecutor().adapter instanceof SqliteAdapter) await guardOnSqlite(db)
  else await guardOnPostgres(db)
}

async function guardOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`desk_act_no_${change}`)} before ${sql.raw(change)} on desk_act
      begin select raise(abort, 'The log of acts is never changed.'); end`.execute(db)
  }
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function desk_act_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'The log of acts is never changed.'; end $$`.execute(db)
  await sql`create trigger desk_act_no_change before update or delete on desk_act
    for each row execute function desk_act_refuse()`.execute(db)
  await sql`create trigger desk_act_no_truncate before truncate on desk_act
    for each statement execute function desk_act_refuse()`.execute(db)
}
