// A fresh database for one test, on the engine that the test project names: SQLite in memory, or a PostgreSQL of its own.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Database, Engine } from '#src/platform/database/engine.ts'
import type { Migrations } from '#src/platform/database/migrate.ts'
import { MIGRATED_TEMPLATE } from './migrated-template.ts'
// For the type of what it provides.
import type {} from './postgres-setup.ts'

/** The engine of this test project. */
export const TEST_ENGINE: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** Where a fresh, empty database lies: a function, so that a test may open it more than once. */
export interface TestDatabase extends AsyncDisposable {
  open(migrations?: Migrations): Promise<Database>
}

/**
 * One whose tables are there: on PostgreSQL a copy of a migrated one, which takes a sixth of the time.
 * @param sqliteFile a path when several connections must see the same SQLite data; ':memory:' otherwise
 */
export async function createTestDatabase(sqliteFile = ':memory:'): Promise<TestDatabase> {
  return createDatabase(sqliteFile, `template ${MIGRATED_TEMPLATE}`)
}

/** One without tables, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(sqliteFile: string): Promise<TestDatabase> {
  return createDatabase(sqliteFile, '')
}

async function createDatabase(sqliteFile: string, from: string): Promise<TestDatabase> {
  if (TEST_ENGINE === 'sqlite') {
    return { open: (migrations) => openSqlite(sqliteFile, migrations), async [Symbol.asyncDispose]() {} }
  }
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnce(server, `create database ${name} ${from}`)
  const url = server.replace(/\/postgres$/, `/${name}`)
  return {
    open: (migrations) => connectPostgres(url, migrations),
    [Symbol.asyncDispose]: () => runOnce(server, `drop database ${name} with (force)`),
  }
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
