// Finds settings with which a database can lose acknowledged writes in a power cut.
import { sql } from 'kysely'
import type { Database } from './engine.ts'

/** One sentence for each unsafe setting; empty when acknowledged writes are safe. */
export async function findUnsafeDurabilitySettings({
  engine,
  query,
}: Pick<Database, 'engine' | 'query'>): Promise<string[]> {
  const read = async (statement: string): Promise<string> => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(query)
    return String(Object.values(rows[0] ?? {})[0])
  }
  if (engine === 'sqlite') {
    const synchronous = await read('PRAGMA synchronous')
    return synchronous === '2' ? [] : [`SQLite runs with synchronous = ${synchronous} and must run with 2 (FULL).`]
  }
  const problems: string[] = []
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const value = await read(`SHOW ${setting}`)
    if (value === 'off') problems.push(`PostgreSQL runs with ${setting} = off. Set it to on in postgresql.conf.`)
  }
  return problems
}
