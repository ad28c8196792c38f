// Starts one real PostgreSQL for a test run, before the tests of the project that wants it.
import type { TestProject } from 'vitest/node'
import { createMigratedTemplate } from './migrated-template.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server, in which each test makes a database of its own. */
    postgresUrl: string
  }
}

export default async function startPostgres(project: TestProject) {
  // A test run has nothing to lose in a power cut.
  const server = await startPostgresServer(['-c', 'fsync=off'])
  await createMigratedTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return () => server[Symbol.asyncDispose]()
}
