// Brings a database up to date: forward only, all or nothing, one process at a time (I5).
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'

/** File name to migration, in the order they run. */
export type Migrations = Record<string, Migration>

/**
 * Runs what has not run yet, in one transaction. Processes that start together wait for each other: PostgreSQL by
 * Kysely's advisory lock, SQLite because our transactions take the write lock at their start.
 * @throws the first migration's error; nothing of the batch is kept then
 */
export async function migrateDatabase<Tables>(
  database: Kysely<Tables>,
  engine: Engine,
  migrations: Migrations,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    // Two slices that are built side by side may come in either order; each makes tables of its own.
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error(`The ${engine} database could not be migrated.`, { cause: error })
}
