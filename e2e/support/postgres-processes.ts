// The processes of a PostgreSQL on this machine, for a test that stops them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { treeOf } from '../../bench/memory.ts'

/** @param url of the server @returns the main process first, then its children */
export async function findPostgresProcesses(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  const [main = ''] = readFileSync(join(rows[0]?.data_directory as string, 'postmaster.pid'), 'utf8').split('\n')
  return treeOf(Number(main))
}
