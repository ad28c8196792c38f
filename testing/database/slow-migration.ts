// A process that stops in the middle of its second migration and says so; the test that started it kills it then
// (migrate.server.test.ts).
import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { connectPostgres, openSqlite } from '#src/platform/database/database.ts'
import type { Migrations } from '#src/platform/database/migrate.ts'

const migrations: Migrations = {
  '0001-pets': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('pet')
        .addColumn('name', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-toys': {
    up: async (db: Kysely<unknown>) => {
      await db.schema.createTable('toy').addColumn('name', 'text').execute()
      await sql`update pet set name = 'half done'`.execute(db)
      console.log('in the middle')
      await setTimeout(60_000)
    },
  },
}

const address = process.argv[2] as string
await (address.startsWith('postgres') ? connectPostgres : openSqlite)(address, migrations)
