// The database: SQLite in a file of ours, or PostgreSQL when an address is given. Open means migrated.
import { join } from 'node:path'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import type { Client as ClientBase, Pool } from 'pg'
import { MIGRATIONS } from '../../../migrations/migrations.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { QUERY_UNANSWERED } from './database-failure.ts'
import { findUnsafeDurabilitySettings } from './durability.ts'
import type { Database, Engine } from './engine.ts'
import { type Migrations, migrateDatabase } from './migrate.ts'
import { createOnOneConnection } from './one-connection.ts'
import { createSqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables/tables.ts'

type Wanted = Migrations | 'as it is'

interface PoolSettings {
  max: number
  /** Milliseconds that a statement may take: then PostgreSQL ends it. */
  timeoutMs: number
}

/** Connections for requests and jobs. */
const MAIN: PoolSettings = { max: 10, timeoutMs: 30_000 }
/** Connections besides these, for work that must not delay other requests. */
const LOW_PRIORITY: PoolSettings = { max: 3, timeoutMs: 5_000 }
/** A connection for health checks, which would otherwise wait behind ten slow statements. */
const PING: PoolSettings = { max: 1, timeoutMs: 5_000 }
/** A migration of a large table may take long. */
const MIGRATING: PoolSettings = { max: 1, timeoutMs: 3_600_000 }
/** Milliseconds after `timeoutMs` when a connection is closed, because its other end no longer answers. */
const SILENCE_AFTER_MS = 2_000
/** Milliseconds to wait for a connection: a database that does not answer must not hold requests without end. */
const CONNECT_TIMEOUT_MS = 10_000
const KEEP_ALIVE_AFTER = 10_000

/** The file in the data folder that is the database when there is no PostgreSQL. */
export function sqliteFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'handrail.sqlite')
}

/** Opens and migrates the database of the settings. @throws when the settings of the database could lose acknowledged writes */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connect(config, MIGRATIONS)
  const [problem] = await findUnsafeDurabilitySettings(database)
  if (problem === undefined) return database
  await database.close()
  throw new Error(problem)
}

/** Opens the database as it is, for commands that only read. */
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
  // Each pool connects at its first query.
  const dialectOf = async (settings: PoolSettings) => new PostgresDialect({ pool: await createPool(url, settings) })
  const beside = { lowPriority: await dialectOf(LOW_PRIORITY), pinging: await dialectOf(PING) }
  if (migrations !== 'as it is') {
    const migrating = new Kysely<Tables>({ dialect: await dialectOf(MIGRATING) })
    try {
      await migrateDatabase(migrating, 'postgres', migrations)
    } finally {
      await migrating.destroy()
    }
  }
  return open('postgres', await dialectOf(MAIN), 'as it is', beside)
}

/** Loads the package here, because a server on SQLite does not need it. */
export async function createPool(connectionString: string, { max, timeoutMs }: PoolSettings): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max,
    Client: withoutSilentConnections(pg.Client),
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + SILENCE_AFTER_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Notices a peer that vanished while the connection was idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  })
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that is dropped between two statements of a transaction; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Closes the connection of a statement without an answer, because the driver would use it again and the next query would wait too. */
function withoutSilentConnections(Client: typeof ClientBase): typeof ClientBase {
  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: as the driver has it, with a shape for each way of asking
    override query(...question: any[]): any {
      const answer: unknown = super.query(...(question as Parameters<ClientBase['query']>))
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          if (error.message === QUERY_UNANSWERED) this.connection.stream.destroy()
        })
      }
      return answer
    }
  }
}

interface Extras {
  /** Without them there is one way to ask. */
  lowPriority?: Dialect
  pinging?: Dialect
  emptyLog?: Database['emptyLog']
}

async function open(
  engine: Engine,
  dialect: Dialect,
  migrations: Wanted,
  { lowPriority: lowPriorityDialect, pinging: pingDialect, emptyLog = () => undefined }: Extras,
): Promise<Database> {
  const query = engine === 'sqlite' ? createOnOneConnection<Tables>(dialect) : new Kysely<Tables>({ dialect })
  const lowPriority = lowPriorityDialect === undefined ? query : new Kysely<Tables>({ dialect: lowPriorityDialect })
  const pinging = pingDialect === undefined ? query : new Kysely<Tables>({ dialect: pingDialect })
  try {
    if (migrations !== 'as it is') await migrateDatabase(query, engine, migrations)
  } catch (error) {
    await query.destroy()
    throw error
  }
  return {
    engine,
    query,
    lowPriority,
    ping: (timeout = 2_000) => withinTime(sql`select 1`.execute(pinging), timeout),
    emptyLog,
    close: async () => {
      for (const one of new Set([query, lowPriority, pinging])) await one.destroy()
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
