// Migrates a database to the newest schema: forward only, all or nothing, one process at a time.
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'

/** File name to migration, in the order they run. */
export type Migrations = Record<string, Migration>

/**
 * Runs what has not run yet, in one transaction. Processes that start together wait for each other: PostgreSQL by
 * Kysely's advisory lock, SQLite because our transactions take the write lock at their start.
 * @throws the first migration's error; nothing of the batch is kept then. An error that says what to do, for a database that this version
 * does not know.
 */
export async function migrateDatabase<Tables>(
  database: Kysely<Tables>,
  engine: Engine,
  migrations: Migrations,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Migrations of two features that were developed in parallel may run in either order, because each makes its own tables.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const unknown = (await listMigrations(database))?.filter((name) => !(name in migrations)) ?? []
  if (unknown.length > 0) throw new Error(describeUnknown(unknown))
  throw new Error(`The ${engine} database could not be migrated.`, { cause: error })
}

/** The names of the migrations that have run; null for a database without any. */
export async function listMigrations<Tables>(database: Kysely<Tables>): Promise<string[] | null> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

/** @param unknown names of migrations that the database has had and this version does not have */
export function describeUnknown(unknown: string[]): string {
  if (unknown.includes('0001-accounts')) {
    return 'This database was made by a trial version from before the first release and cannot be taken over: move it away, or set DATA_DIR or DATABASE_URL to a new place, and start again.'
  }
  return `The database is newer than this version (${unknown.join(', ')}): start the newer version.`
}
