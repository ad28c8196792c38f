// The database: SQLite in a file of ours, or PostgreSQL when an address is given. Open means migrated.
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { MIGRATIONS } from '../../../migrations/migrations.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { findUnsafeDurabilitySettings } from './durability.ts'
import type { Database, Engine } from './engine.ts'
import { type Migrations, migrateDatabase } from './migrate.ts'
import { createOnOneConnection } from './one-connection.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables/tables.ts'

type Wanted = Migrations | 'as it is'

const POOL_SIZE = 10
/** Of the connections beside, and the milliseconds that a statement may take there (L15). */
const ASIDE_SIZE = 3
const ASIDE_PATIENCE = 5_000
/** Milliseconds to wait for a connection: a database that is away must not hold requests for ever. */
const CONNECT_PATIENCE = 10_000
const KEEP_ALIVE_AFTER = 10_000

/** The file of the data folder that holds everything where there is no PostgreSQL. */
export function sqliteFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'handrail.sqlite')
}

/** Opens and migrates the database the settings name. @throws when it would forget what it has acknowledged (I2) */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connect(config, MIGRATIONS)
  const [problem] = await findUnsafeDurabilitySettings(database)
  if (problem === undefined) return database
  await database.close()
  throw new Error(problem)
}

/** Opens the database as it is, for somebody who only looks. */
export function openUnmigrated(config: Config): Promise<Database> {
  return connect(config, 'as it is')
}

async function connect(config: Config, migrations: Wanted): Promise<Database> {
  if (config.databaseUrl !== undefined) return connectPostgres(config.databaseUrl, migrations)
  await prepareDataFolder(config.dataDir)
  return openSqlite(sqliteFile(config), migrations)
}

/** @param file a path, or ':memory:' */
export function openSqlite(file: string, migrations: Wanted = MIGRATIONS): Promise<Database> {
  const { dialect, emptyLog } = createSqliteDialect(file)
  return open('sqlite', dialect, migrations, { emptyLog })
}

/** @param url `postgres://…` */
export async function connectPostgres(url: string, migrations: Wanted = MIGRATIONS): Promise<Database> {
  const pool = await createPool({ connectionString: url, max: POOL_SIZE })
  // Connects when it is asked for the first time.
  const aside = await createPool({ connectionString: url, max: ASIDE_SIZE, statement_timeout: ASIDE_PATIENCE })
  return open('postgres', new PostgresDialect({ pool }), migrations, { aside: new PostgresDialect({ pool: aside }) })
}

/** Its package is loaded here: a server on SQLite has no use for it. */
async function createPool(settings: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    ...settings,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    // Notices a peer that vanished without a word while the connection was idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  })
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for one that is dropped while in use, between two statements: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

interface Extras {
  /** Without it there is one way to ask. */
  aside?: Dialect
  emptyLog?: Database['emptyLog']
}

async function open(
  engine: Engine,
  dialect: Dialect,
  migrations: Wanted,
  { aside: asideDialect, emptyLog = () => undefined }: Extras,
): Promise<Database> {
  const query = engine === 'sqlite' ? createOnOneConnection<Tables>(dialect) : new Kysely<Tables>({ dialect })
  const aside = asideDialect === undefined ? query : new Kysely<Tables>({ dialect: asideDialect })
  try {
    if (migrations !== 'as it is') await migrateDatabase(query, engine, migrations)
  } catch (error) {
    await query.destroy()
    throw error
  }
  return {
    engine,
    query,
    aside,
    ping: (timeout = 2_000) => withinTime(sql`select 1`.execute(query), timeout),
    emptyLog,
    close: async () => {
      await query.destroy()
      if (aside !== query) await aside.destroy()
    },
  }
}

async function withinTime(work: Promise<unknown>, timeout: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
