// What the rest of the code sees of a database: its engine, a query builder, and a way to close it.
import type { Kysely } from 'kysely'
import type { Tables } from './tables/tables.ts'

export type Engine = 'sqlite' | 'postgres'

export interface Database {
  engine: Engine
  query: Kysely<Tables>
  /** For work that must not delay other requests: PostgreSQL gives it connections of its own and ends each statement after five seconds, elsewhere after thirty. */
  lowPriority: Kysely<Tables>
  /** Answers when the database does. Rejects after `timeout` milliseconds. */
  ping(timeout?: number): Promise<void>
  /** Takes deleted words out of files beside the database. PostgreSQL's files are the operator's (docs/how-to/run-in-production.md). */
  emptyLog(): void
  close(): Promise<void>
}
