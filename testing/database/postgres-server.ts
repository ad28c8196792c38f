// One real PostgreSQL on loopback, for a test run or a benchmark. Its data is gone when it stops.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface PostgresServer extends AsyncDisposable {
  /** The address of the server's own database; a test creates another beside it. */
  url: string
}

/** @param flags settings beside the usual ones, such as `['-c', 'fsync=off']` where nothing need survive */
export async function startPostgresServer(flags: string[] = []): Promise<PostgresServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-process.ts'), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start (${code})`)))
  })
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.stdin.end()
      await ended
    },
  }
}
