// A PostgreSQL database with its tables and nothing in them, which the tests' databases are copies of.
import pg from 'pg'
import { connectPostgres } from '#src/platform/database/database.ts'

export const MIGRATED_TEMPLATE = 'handrail_migrated'

/** @param url of the server's own database */
export async function createMigratedTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${MIGRATED_TEMPLATE}`)
  await client.end()
  const template = await connectPostgres(url.replace(/\/postgres$/, `/${MIGRATED_TEMPLATE}`))
  await template.close()
}
