// A fresh database for one test, on the engine that the test project names: SQLite in memory, or a PostgreSQL of its own.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Database, Engine } from '#src/platform/database/engine.ts'
import type { Migrations } from '#src/platform/database/migrate.ts'
import { copyMigratedSqlite } from './migrated-sqlite.ts'
import { MIGRATED_TEMPLATE } from './migrated-template.ts'
// For the type of what it provides.
import type {} from './postgres-setup.ts'
import { REVERSED_TIES } from './reversed-ties.ts'

/** The engine of this test project. */
export const TEST_ENGINE: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Where a fresh, empty database lies: a function, so that a test may open it more than once. */
export interface TestDatabase extends AsyncDisposable {
  open(migrations?: Migrations): Promise<Database>
  /** The address of an empty PostgreSQL database, for code that opens it from the settings. */
  url?: string
}

/** PostgreSQL databases of this process with their tables and nothing in them. */
const empty: string[] = []

/**
 * A database with its tables: a copy of a migrated one, or on PostgreSQL one that an earlier test gave back.
 * Its rows are deleted after the test; a test that changes a table must restore it.
 * @param sqliteFile a path when two processes are to share it as they would: in memory, a writer keeps others from reading
 */
export async function createTestDatabase(sqliteFile?: string): Promise<TestDatabase> {
  if (TEST_ENGINE === 'sqlite') return sqliteFile === undefined ? copiedSqlite() : openedSqlite(sqliteFile)
  const name = empty.pop() ?? (await createPostgres(`template ${MIGRATED_TEMPLATE}`))
  return {
    open: async (migrations) => {
      const database = await connectPostgres(urlOfTestDatabase(name), migrations ?? 'as it is')
      return {
        ...database,
        query: database.query.withPlugin(REVERSED_TIES),
        lowPriority: database.lowPriority.withPlugin(REVERSED_TIES),
      }
    },
    async [Symbol.asyncDispose]() {
      await runOnce(urlOfTestDatabase(name), EMPTY_EVERYTHING)
      empty.push(name)
    },
  }
}

/** One without tables, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(sqliteFile: string): Promise<TestDatabase> {
  if (TEST_ENGINE === 'sqlite') return openedSqlite(sqliteFile)
  const name = await createPostgres('')
  return {
    url: urlOfTestDatabase(name),
    open: (migrations) => connectPostgres(urlOfTestDatabase(name), migrations),
    [Symbol.asyncDispose]: () => runOnce(inject('postgresUrl'), `drop database ${name} with (force)`),
  }
}

function openedSqlite(file: string): TestDatabase {
  return { open: (migrations) => openSqlite(file, migrations), async [Symbol.asyncDispose]() {} }
}

async function copiedSqlite(): Promise<TestDatabase> {
  const { keeper, address } = await copyMigratedSqlite()
  return {
    open: (migrations) => openSqlite(address, migrations ?? 'as it is'),
    async [Symbol.asyncDispose]() {
      keeper.close()
    },
  }
}

async function createPostgres(from: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnce(inject('postgresUrl'), `create database ${name} ${from}`)
  return name
}

/** @param name of a database on the server of this run */
export const urlOfTestDatabase = (name: string) => inject('postgresUrl').replace(/\/postgres$/, `/${name}`)

/**
 * Ends what is still connected, forgets settings of the database, takes every row and counts from the beginning. `delete`,
 * because `truncate` creates files again, which is slow.
 */
const EMPTY_EVERYTHING = `
begin read write;
do $$
declare
  name text;
begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  execute format('alter database %I reset all', current_database());
  set local session_replication_role = replica; -- no order among the tables
  for name in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
      and pg_relation_size(oid) > 0 -- most tests write into a few tables only
  loop
    execute format('delete from %I', name);
  end loop;
  perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public';
end $$;
commit`

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
