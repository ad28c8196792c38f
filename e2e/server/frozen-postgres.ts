// Stops a PostgreSQL on this machine without ending it, as a machine that hangs does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { treeOf } from '../../testing/servers/memory.ts'

/** @param url of the server @returns a function that resumes it */
export async function freezePostgres(url: string): Promise<() => void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  const [main = ''] = readFileSync(join(rows[0]?.data_directory as string, 'postmaster.pid'), 'utf8').split('\n')
  const processes = treeOf(Number(main))
  signalAll(processes, 'SIGSTOP')
  return () => signalAll(processes, 'SIGCONT')
}

function signalAll(processes: number[], signal: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // The process of our own question may just have ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
