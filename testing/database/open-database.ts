// A process that opens a database with two migrations and says whether that went well (migrate.server.test.ts).
import type { Kysely } from 'kysely'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Migrations } from '#src/platform/database/migrate.ts'

const createTable = (name: string) => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.createTable(name).addColumn('name', 'text').execute()
  },
})
const migrations: Migrations = { '0001-pets': createTable('pet'), '0002-toys': createTable('toy') }

const address = process.argv[2] as string
const open = address.startsWith('postgres') ? connectPostgres : openSqlite
try {
  const database = await open(address, migrations)
  await database.close()
  console.log('ok')
} catch (error) {
  console.log(error instanceof Error ? `${error.message} ${error.cause}` : String(error))
}
