// SQLite databases in memory with their tables and nothing in them: copies of one, because to migrate took twenty times as long.
import { randomUUID } from 'node:crypto'
import { backup, DatabaseSync } from 'node:sqlite'
import { openSqlite } from '#src/platform/database/database.ts'

let template: Promise<DatabaseSync> | undefined

/** @returns a connection, which keeps the database alive, and what others open it by */
export async function copyMigratedSqlite(): Promise<{ keeper: DatabaseSync; address: string }> {
  template ??= migrateTemplate()
  const { keeper, address } = createInMemory()
  await backup(await template, address)
  return { keeper, address }
}

async function migrateTemplate(): Promise<DatabaseSync> {
  const { keeper, address } = createInMemory()
  await (await openSqlite(address)).close()
  return keeper
}

/** Unlike ':memory:' it may be opened twice: to be filled and to be used. It goes with its last connection. */
function createInMemory() {
  const address = `file:/${randomUUID()}?vfs=memdb`
  return { keeper: new DatabaseSync(address), address }
}
